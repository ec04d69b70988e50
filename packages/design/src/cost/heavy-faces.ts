/**
 * Typefaces whose letters have many more outline segments than others, as worn and wet ones do, and what a letter of
 * them counts: its segments / 60, rounded up. Lighter ones, with at most 100 segments a letter, count 1. A test in
 * `packages/content` measures the fonts and compares.
 */
const LETTER_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['homemade-apple', 5],
  ['rubik-wet-paint', 4],
  ['special-elite', 4],
  ['rock-salt', 4],
  ['qwitcher-grypen', 3],
  ['rubik-bubbles', 2],
]);

/** The outline segments of a letter, in units of an ordinary Latin letter. @param typeface key in the catalogue */
export const letterWeight = (typeface: string): number => LETTER_WEIGHTS.get(typeface) ?? 1;
