import { type Locale, localeInfo } from '@cpc/i18n';

/** Small letters without marks: `ê` is found as `e`, and `İ` as `i`. */
const bare = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').trim();

/** The name of a language in another one, as CLDR has it; empty if the browser does not know it. */
function nameIn(reader: string, tag: string): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(tag) ?? '';
}

/**
 * The languages that somebody may mean, the current one first, then by their own names in the order of the reader's language. A language is found
 * by its own name, by its name in the reader's language and in English, and by its tag. If none is found, all are shown:
 * the person can still point at one.
 * @param words as typed
 */
export function findLanguages(
  offered: readonly Locale[],
  { words, current }: { readonly words: string; readonly current: Locale },
): readonly Locale[] {
  const reader = current;
  // Not `nameOrder`: that would be a file of its own for the first page to name.
  const inOrder = (a: string, b: string) => a.localeCompare(b, reader);
  const all = [...offered].sort((a, b) =>
    a === current ? -1 : b === current ? 1 : inOrder(localeInfo(a).title, localeInfo(b).title),
  );
  const wanted = bare(words);
  const namesOf = (locale: Locale) => {
    const { tag, title } = localeInfo(locale);
    return [title, nameIn(reader, tag), nameIn('en', tag), tag];
  };
  const found = all.filter((locale) => namesOf(locale).some((name) => bare(name).includes(wanted)));
  return found.length > 0 ? found : all;
}
