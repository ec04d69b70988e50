/** The scripts that a typeface supports (ISO 15924). */
type Written = { readonly scripts?: readonly string[] | undefined };

/** Scripts of the world's keyboards: Unicode names and the ISO 15924 codes in the list of typefaces. */
const SCRIPTS: readonly (readonly [sign: RegExp, codes: readonly string[]])[] = [
  [/\p{Script=Latin}/u, ['Latn']],
  [/\p{Script=Cyrillic}/u, ['Cyrl']],
  [/\p{Script=Greek}/u, ['Grek']],
  [/\p{Script=Arabic}/u, ['Arab']],
  [/\p{Script=Hebrew}/u, ['Hebr']],
  [/\p{Script=Thai}/u, ['Thai']],
  [/\p{Script=Bengali}/u, ['Beng']],
  [/\p{Script=Devanagari}/u, ['Deva']],
  [/\p{Script=Hangul}/u, ['Kore', 'Hang']],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, ['Jpan', 'Hira', 'Kana']],
  [/\p{Script=Han}/u, ['Hans', 'Hant', 'Jpan', 'Hani']],
];

/** Whether a typeface lacks a script of the text. A typeface that lists no scripts lacks none. */
export function lacks(text: string, { scripts }: Written): boolean {
  if (!scripts || scripts.length === 0) return false;
  return SCRIPTS.some(([sign, codes]) => sign.test(text) && !codes.some((code) => scripts.includes(code)));
}

/** Whether a typeface was drawn for a script of the text: its first script is the one it is made for. */
function isMadeFor(text: string, { scripts: [own] = [] }: Written): boolean {
  return own !== undefined && SCRIPTS.some(([sign, codes]) => codes.includes(own) && sign.test(text));
}

/** The first script of a text besides Latin (ISO 15924); undefined for a text of Latin letters or of none. */
export const scriptBesideLatin = (text: string): string | undefined =>
  SCRIPTS.find(([sign, [code]]) => code !== 'Latn' && sign.test(text))?.[1][0];

/**
 * Puts the typefaces that were made for the scripts of a text first, then the others that can write it; otherwise keeps
 * the order of the catalogue.
 */
export function sortedFor<T extends Written>(text: string, typefaces: readonly T[]): readonly T[] {
  const rank = (one: T): number => (lacks(text, one) ? 2 : isMadeFor(text, one) ? 0 : 1);
  return typefaces.toSorted((a, b) => rank(a) - rank(b));
}
