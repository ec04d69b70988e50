import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesFolder } from './directory.ts';

/** The place of a Japanese name's reading among its names: Japanese in hiragana. */
export const READING = 'ja-hira';

const FILE = join(namesFolder(), 'readings', 'ja.json');
/** Readings of the Japanese names that have kanji, by name. */
const READINGS: Readonly<Record<string, string>> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
/** Between a name and its colouring. */
const BETWEEN = '・';

/** How a Japanese name is read, in kana; undefined if it has no kanji. */
export function readingOf(name: string): string | undefined {
  const read = name
    .split(BETWEEN)
    .map((part) => READINGS[part] ?? part)
    .join(BETWEEN);
  return read === name ? undefined : read;
}
