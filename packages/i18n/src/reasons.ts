import type { Translator } from './translator.ts';

/** The text for a printer's reason: what to do about it. IPP keywords end with a severity (RFC 8011, 5.4.12). */
export function reasonText({ tOr, t }: Translator, keyword: string): string {
  const bare = keyword.replace(/-(error|warning|report)$/, '');
  return tOr(`partner.reason.${bare}`, t('partner.reason.other', { reason: keyword }));
}
