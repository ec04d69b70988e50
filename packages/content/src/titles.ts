import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesFolder } from './directory.ts';
import type { Titles, WrittenLocale } from './types.ts';

/** English, Chinese, Arabic. */
export type Three = readonly [english: string, chinese: string, arabic: string];

type Names = Readonly<Record<string, string>>;

/** Names in the languages that have a file, by the code of the language. */
const NAMES: ReadonlyMap<string, Names> = new Map(
  (existsSync(namesFolder()) ? readdirSync(namesFolder()) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(namesFolder(), file), 'utf8')) as Names,
    ]),
);

/** All names that can be translated, in English, by key: filled while the library is made. */
const english = new Map<string, string>();

/**
 * A name in every language that has one.
 * @param key names it in `names/<locale>.json`
 */
export function titlesOf(key: string, [en, chinese, arabic]: Three): Titles {
  if (en !== '') english.set(key, en);
  const more = [...NAMES].flatMap(([locale, names]) => {
    const name = names[key];
    return name === undefined ? [] : [[locale, name] as const];
  });
  const written: Readonly<Record<WrittenLocale, string>> = { 'en-US': en, 'zh-Hans': chinese, ar: arabic };
  return { ...Object.fromEntries(more), ...written };
}

/** A name in a language, or in English if it has none there. */
export const titleIn = (titles: Titles, language: string | undefined): string =>
  titles[language ?? ''] ?? titles['en-US'];

/** The English names by key, for translators. The whole library must have been imported. */
export const englishNames = (): ReadonlyMap<string, string> => english;

/** The names of a language by key; undefined if it has no file. */
export const namesOf = (locale: string): Names | undefined => NAMES.get(locale);
