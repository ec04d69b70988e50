import { MAX_PROMPT } from '@cpc/domain';

/** Characters that nobody sees: zero-width ones, marks of direction, variation selectors, fillers. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu;
/** Accents and vowel signs that are left out in writing: of Latin, Greek and Cyrillic letters, and of Arabic ones. */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/gu;

/**
 * One form for all ways of writing a word: compatibility forms (ｐ, 𝓹, ⓟ), case, accents and unseen characters. Thai and
 * Bengali vowels stay: they are letters of their words.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd');
}

/** Letters of a prompt after folding: one character may unfold to eighteen. */
const MAX_FOLDED = 2 * MAX_PROMPT;
/** Words of a prompt after folding: twice as many as a thousand characters of any language have. */
const MAX_WORDS = 400;

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a prompt can be read without much work: it is short, and stays so when it is folded. */
export function isReadable(prompt: string): boolean {
  if (prompt.length > MAX_FOLDED) return false;
  const folded = prompt.normalize('NFKC');
  return folded.length <= MAX_FOLDED && wordsIn(folded).length <= MAX_WORDS;
}

/** Letters of other scripts that look like Latin ones (a choice from Unicode TR 39). */
const ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ƒ: 'f',
};

/** Digits and signs that stand for letters. `1`, `!` and `|` may be i or l. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '¢': 'c',
};

const mapped = (text: string, table: Readonly<Record<string, string>>): string =>
  Array.from(text, (sign) => table[sign] ?? sign).join('');

/** Letters with a sign between each two: `p o r n`, `p.o.r.n`, `p-0-r-n`. At least three. */
const SPACED =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!|€¢][^\p{L}\p{N}@$!|€¢]{1,3}){2,}[\p{L}\p{N}@$!|€¢](?![\p{L}\p{N}])/gu;

/** The text, and the same with letters that are written apart put together. */
function together(text: string): string {
  const apart = [...text.matchAll(SPACED)].map(([run]) => run.replaceAll(/[^\p{L}\p{N}@$!|€¢]/gu, ''));
  return [text, ...apart].join(' \n ');
}

/** Three or more of a letter are one: nobody writes so, except to hide a word. */
const squeezed = (text: string): string => text.replaceAll(/(\p{L})\1{2,}/gu, '$1');

/**
 * The forms of a prompt that are compared with the word lists: as it is, and as a reader sees it who takes look-alikes and
 * signs for letters.
 */
export function readings(prompt: string): readonly string[] {
  const plain = together(fold(prompt));
  const seen = mapped(plain, ALIKE);
  // Only a word that has letters is read so: 455 and 1066 stay numbers.
  const leet = (one: string) =>
    seen.replaceAll(/[\p{L}\p{N}@$!|€¢]+/gu, (word) =>
      /\p{L}/u.test(word) ? mapped(word.replace(/[!|]+$/u, ''), SIGNS).replaceAll(/[1!|]/gu, one) : word,
    );
  return [...new Set([plain, seen, leet('i'), leet('l')].flatMap((text) => [text, squeezed(text)]))];
}
