const LOOSE_MARKS = /[\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One form for what looks the same: NFKC, lower case, no control or direction signs, one kind of alef. */
export function normalise(text: string): string {
  return text
    .replaceAll(/\p{Cs}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll(LOOSE_MARKS, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ё', 'е')
    .replaceAll('ς', 'σ');
}

/** Without accents, for people who type without them. Not for Vietnamese, where they make the word. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');
}

/** The words of a normalised text, divided at everything that is no letter, mark or digit. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
