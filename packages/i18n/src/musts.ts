import type { MessageKey } from './namespaces.ts';
import type { Translator } from './translator.ts';

type CodeOf<Key> = Key extends `must.${infer Code}` ? Code : never;

/** What a cell of a refused table must be, as the server tells it. Numbers are written as the language writes them. */
interface Must {
  readonly code: CodeOf<MessageKey>;
  readonly values: Readonly<Record<string, string | number | readonly string[]>>;
}

/** What a cell must be, in words. Words of the file stay as they are; several are joined with the language's “or”. */
export function mustText({ t, locale }: Pick<Translator, 't' | 'locale'>, { code, values }: Must): string {
  const word = (text: string) => (locale.rtl ? `\u2068${text}\u2069` : text);
  const shown = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'number') return [name, value] as const;
    if (typeof value === 'string') return [name, word(value)] as const;
    const list = new Intl.ListFormat(locale.tag, { type: 'disjunction' });
    return [name, list.format(value.map(word))] as const;
  });
  return t(`must.${code}`, Object.fromEntries(shown));
}
