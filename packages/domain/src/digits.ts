/** From a sign in ASCII to its wide form. */
const WIDE = 0xfee0;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
/** Space, apostrophe or Arabic thousands separator before three digits. */
const GROUP = /(?<=\d)[\s'’\u066c](?=\d{3}(?!\d))/gu;
/** A whole part in groups of three, or as in India of two and three digits. */
const GROUPED = /^[-+]?\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/;

/** Wide letters, digits and signs, as keyboards of East Asia type them, in their usual form. Everything else stays. */
export const narrow = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE));

/** The digits of every script as 0 … 9: Arabic, Persian, Bengali, Thai, wide ones. Everything else stays. */
export const westernDigits = (text: string): string =>
  text.replaceAll(FOREIGN_DIGIT, (digit) => String(valueOf(digit)));

/** A script has its ten digits in a row; where two scripts or styles follow each other, the row is of tens (Unicode 17). */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/**
 * A code, account or phone number as it is kept, however it is typed or pasted: plain letters and digits, hyphens for
 * dashes, no blanks and no signs that nobody sees. `１００ー０００１`, `٤٥ ٦٧` and a number with marks of direction are read.
 */
export const plainCode = (typed: string): string =>
  narrow(westernDigits(typed))
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212\u30fc\uff70]/gu, '-');

/** The digits of a typed code, in any script and with any signs between them, as 0 … 9. */
export const onlyDigits = (typed: string): string => westernDigits(typed).replaceAll(/\D/g, '');

/**
 * A typed number in the form 1234.5: digits of any script, a point, a comma or the Arabic separator before the decimals.
 * Thousands may be separated where that is clear: `1.234,5`, `1 234.5`. A single comma stands before decimals.
 * @returns the text as it is, except for digits and blanks, if it is no such number
 */
export function plainNumber(typed: string): string {
  // Not NFKC: it would read the `²` beside the 1 of a French keyboard as a 2.
  const text = bare(typed)
    .replaceAll(/[\uff0b-\uff0e]/g, (sign) => narrow(sign))
    .replace(/^[\u2010\u2212]/u, '-')
    .replaceAll(GROUP, '');
  const at = text.search(/[.,\u060c\u066b][^.,\u060c\u066b]*$/u);
  if (at < 0) return text;
  const [whole, mark, decimals] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  const plain = /^[-+]?\d*$/.test(whole);
  if (!plain && (whole.includes(mark) || !GROUPED.test(whole))) return text;
  return `${whole.replaceAll(/[.,]/g, '')}.${decimals}`;
}

/** Without blanks at its ends and signs that nobody sees. */
const bare = (typed: string): string =>
  westernDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();

/** Reads a number as people of any language type it, see {@link plainNumber}; undefined for anything else. */
export function readNumber(typed: string): number | undefined {
  const text = plainNumber(typed);
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** Reads a whole number from 0, with at most nine digits of any script; undefined for anything else. */
export function readCount(typed: string): number | undefined {
  const text = bare(typed);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
