import { narrow, westernDigits } from './digits.ts';
import type { ColourId, GoodsId, ShellId } from './ids.ts';

/** The longest code that is read: more than any label of a box holds. */
export const MAX_CODE = 200;
/** The most pieces in one pack. */
export const MAX_PACK = 10_000;

/** A kind of blank: the same at every station. */
export interface BlankKind {
  readonly goods_id: GoodsId;
  readonly shell_id: ShellId;
  readonly colour_id: ColourId;
}

/** A kind of blank, and how many pieces are in one pack of it. */
export interface Pack extends BlankKind {
  readonly pieces: number;
}

/**
 * A scanned or typed code in the form that it is kept in. Scanners report one number in several forms: a GTIN with 8, 12,
 * 13 or 14 digits, with a symbology identifier, inside a GS1 element string or a GS1 Digital Link. All become 14 digits.
 * @returns undefined if nothing readable is in it
 */
export function codeOf(scanned: string): string | undefined {
  const typed = narrow(westernDigits(scanned)).replaceAll(/\p{Cf}/gu, '');
  const plain = bare(typed.replace(/\p{Cc}/gu, ''));
  const code = gtinIn(bare(typed)) ?? gtinIn(plain) ?? plain;
  return code.length >= 3 && code.length <= MAX_CODE ? code : undefined;
}

/** Without a symbology identifier (ISO/IEC 15424) and spaces around. */
const bare = (text: string): string => text.replace(/^(\s*\][A-Za-z]\d)+/, '').trim();

/** Where a GTIN stands: alone, in a GS1 element string with or without brackets, or in a GS1 Digital Link. */
const PLACES = [
  /^(\d{8}|\d{12,14})$/,
  /^\(01\)(\d{14})/,
  /^\p{Cc}?01(\d{14})/u,
  /^https?:\/\/[^/]+\/.*?01\/(\d{8,14})(?:[/?]|$)/,
];

function gtinIn(text: string): string | undefined {
  for (const place of PLACES) {
    const digits = place.exec(text)?.[1]?.padStart(14, '0');
    if (digits !== undefined && checks(digits)) return digits;
  }
  return undefined;
}

/** The check digit of 14 digits (GS1 General Specifications, 7.9.1): weights 3 and 1, the sum a multiple of 10. */
function checks(digits: string): boolean {
  const sum = Array.from(digits).reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

const LABEL = 'cpc';

/** The text of our own label for a pack. It names the kind itself, so that nobody has to teach it. */
export const labelTextOf = ({ goods_id, shell_id, colour_id, pieces }: Pack): string =>
  [LABEL, goods_id, shell_id, colour_id, pieces].join(':');

/** What our own label names; undefined for any other code. The kind may be gone from the catalogue. */
export function readLabelText(code: string): Pack | undefined {
  const [mark, goods, shell, colour, count, more] = code.split(':');
  const pieces = /^[1-9]\d{0,4}$/.test(count ?? '') ? Number(count) : 0;
  if (mark !== LABEL || !goods || !shell || !colour || more !== undefined || pieces < 1 || pieces > MAX_PACK)
    return undefined;
  return { goods_id: goods as GoodsId, shell_id: shell as ShellId, colour_id: colour as ColourId, pieces };
}
