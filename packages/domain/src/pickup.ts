import { westernDigits } from './digits.ts';
import { type StationId, type PrintJobId, brand } from './ids.ts';

/** The number of digits of a pickup code (QU-02). */
export const PICKUP_DIGITS = 6;

/** The number of wrong codes in a row after which a keypad is paused (QU-02). */
export const MAX_PICKUP_MISSES = 5;
/** After this time without a wrong code, the earlier ones are forgotten. */
export const PICKUP_MISSES_KEPT_MS = 60 * 60_000;
const FIRST_REST_MS = 30_000;
/** A pause holds up everybody at the keypad, so it stays short; a scanned code is never paused. */
const MAX_REST_MS = 3 * 60_000;

/**
 * How long a keypad is paused after this many wrong codes in a row: 30 seconds, then 1 and 2 minutes, and
 * from then on 3 (decision 196).
 */
export function pickupRestMs(misses: number): number {
  return misses < MAX_PICKUP_MISSES ? 0 : Math.min(MAX_REST_MS, FIRST_REST_MS * 2 ** (misses - MAX_PICKUP_MISSES));
}

/**
 * How a six-digit code is turned into the value that a station may store: scrypt (RFC 7914), so that a stolen disk does
 * not reveal the codes.
 */
export const PICKUP_SCRYPT = { N: 4096, r: 8, p: 1, bytes: 24 } as const;

/** What opens one bay at one station. */
export interface PickupClaim {
  readonly stationId: StationId;
  readonly jobId: PrintJobId;
  readonly code: string;
}

const CODE = new RegExp(`^\\d{${PICKUP_DIGITS}}$`);
const TOKEN = new RegExp(`^CPC1\\.([\\w-]{1,80})\\.(\\d{${PICKUP_DIGITS}})\\.([\\w-]{86})$`);

/**
 * The text that the server signs (Ed25519, RFC 8032) and the station checks. It contains the station, so no other
 * station accepts the token.
 */
export const pickupSigned = ({ stationId, jobId, code }: PickupClaim): string =>
  ['cpc pickup 1', stationId, jobId, code].join('\n');

/** The salt of a code's check value. */
export const pickupSalt = ({ stationId, jobId }: Omit<PickupClaim, 'code'>): string => `${stationId}\n${jobId}`;

/** The signed form, as a QR code contains it. @param signature 64 bytes in base64url */
export const pickupToken = ({ jobId, code }: PickupClaim, signature: string): string =>
  ['CPC1', jobId, code, signature].join('.');

/** Parses what was typed or scanned: a signed form, or six digits of any script; undefined for anything else. */
export function readPickup(
  typed: string,
): { readonly code: string; readonly signed?: { readonly jobId: PrintJobId; readonly signature: string } } | undefined {
  const [, jobId, code = '', signature] = TOKEN.exec(typed.trim()) ?? [];
  if (jobId !== undefined && signature !== undefined)
    return { code, signed: { jobId: brand<PrintJobId>(jobId), signature } };
  const digits = westernDigits(typed).replaceAll(/[\s\p{Cf}]/gu, '');
  return CODE.test(digits) ? { code: digits } : undefined;
}
