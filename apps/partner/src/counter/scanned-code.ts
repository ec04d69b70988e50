import { onlyDigits } from '@cpc/domain';

/** The digits of a code. */
export const CODE_DIGITS = 6;

/**
 * The digits of a customer’s code, from its QR code: an address of this app that names the code, or the digits alone.
 * @returns an empty text for every other code, such as one on a box
 */
export function scannedCode(text: string): string {
  const code = /[?&]code=([^&#]*)/.exec(text)?.[1] ?? text.trim();
  const digits = onlyDigits(code);
  return /^\p{Nd}+$/u.test(code) && digits.length === CODE_DIGITS ? digits : '';
}
