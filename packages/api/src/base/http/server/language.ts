import { type Locale, resolveLocale } from '@cpc/i18n';

/**
 * The language of the answer: the field `language`, else the header Accept-Language by its weights (RFC 9110, 12.5.4).
 */
export function languageOf(field: unknown, header: string | undefined): Locale {
  return resolveLocale({
    query: typeof field === 'string' ? field : undefined,
    browser: header ? weighed(header) : [],
  });
}

function weighed(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
