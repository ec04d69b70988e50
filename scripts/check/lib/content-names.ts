import { markProblems, scriptProblems } from '@cpc/i18n/check';

interface NamesReport {
  /** In words; empty if what is there is right. */
  readonly problems: readonly string[];
  /** Keys that are shown in English, because the language has no name for them. */
  readonly missing: readonly string[];
}

/**
 * LG-02: compares the names of the library in one language (`packages/content/names/<locale>.json`) with the English ones.
 * A missing name is no problem: English is shown.
 * @param english by key
 */
export function checkNames(
  locale: string,
  names: Readonly<Record<string, string>>,
  english: ReadonlyMap<string, string>,
): NamesReport {
  const problems = Object.entries(names).flatMap(([key, text]) => {
    const original = english.get(key);
    if (original === undefined) return [`${key} is no name of the library`];
    if (text.trim() === '') return [`${key} is empty`];
    if (text.split('\n').length > original.split('\n').length + 1)
      return [`${key} has more lines than there is room for`];
    return [...markProblems({ locale, key, text, english: original }), ...scriptProblems({ locale, text })].map(
      (problem) => `${key} ${problem}: ${JSON.stringify(text)}`,
    );
  });
  return {
    problems: problems.map((problem) => `names/${locale}.json: ${problem}`),
    missing: [...english.keys()].filter((key) => !Object.hasOwn(names, key)),
  };
}
