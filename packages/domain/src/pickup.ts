import type { MachineId, PrintJobId } from './ids.ts';

/** Figures of a pickup code (QU-02). */
export const PICKUP_DIGITS = 6;

/** Wrong codes in a row that a keypad takes before it rests (QU-02). */
export const MAX_PICKUP_MISSES = 5;
/** After so long without a wrong code the earlier ones are forgotten. */
export const PICKUP_MISSES_KEPT_MS = 60 * 60_000;
const FIRST_REST_MS = 60_000;
const MAX_REST_MS = 10 * 60_000;

/** How long a keypad rests after so many wrong codes in a row: 1 minute, then 2, 4, 8, and 10 from there on. */
export function pickupRestMs(misses: number): number {
  return misses < MAX_PICKUP_MISSES ? 0 : Math.min(MAX_REST_MS, FIRST_REST_MS * 2 ** (misses - MAX_PICKUP_MISSES));
}

/** How a six-figure code is turned into what a station may keep: scrypt (RFC 7914), so that a stolen disk is not a list of codes. */
export const PICKUP_SCRYPT = { N: 4096, r: 8, p: 1, bytes: 24 } as const;

/** What opens one bay at one station. */
export interface PickupClaim {
  readonly machineId: MachineId;
  readonly jobId: PrintJobId;
  readonly code: string;
}

const TOKEN = /^CPC1\.([\w-]{1,80})\.(\d{6})\.([\w-]{86})$/;

/** What the server signs (Ed25519, RFC 8032) and the station checks: the machine is in it, so no other takes the token. */
export const pickupSigned = ({ machineId, jobId, code }: PickupClaim): string =>
  ['cpc pickup 1', machineId, jobId, code].join('\n');

/** What the check of a code is salted with. */
export const pickupSalt = ({ machineId, jobId }: Omit<PickupClaim, 'code'>): string => `${machineId}\n${jobId}`;

/** The signed form, as a QR carries it. @param signature 64 bytes in base64url */
export const pickupToken = ({ jobId, code }: PickupClaim, signature: string): string =>
  ['CPC1', jobId, code, signature].join('.');

/** What was typed or scanned: a signed form, six figures, or neither. */
export function readPickup(
  typed: string,
): { readonly code: string; readonly signed?: { readonly jobId: PrintJobId; readonly signature: string } } | undefined {
  const [, jobId, code = '', signature] = TOKEN.exec(typed.trim()) ?? [];
  if (jobId !== undefined && signature !== undefined)
    return { code, signed: { jobId: jobId as PrintJobId, signature } };
  return /^\d{6}$/.test(typed.trim()) ? { code: typed.trim() } : undefined;
}
