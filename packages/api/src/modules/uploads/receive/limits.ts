import { UPLOAD_LIMITS } from '@cpc/contract';

/** AP-06, SE-04. */
export const PICTURE_LIMITS = {
  ...UPLOAD_LIMITS,
  /** Longest side kept, px: 8192 px over a 165 mm case are 1260 dpi. */
  longestSide: 8192,
  /** Longest side of the copy that a phone works with, px (ED-10). */
  proxySide: 2048,
  decodeSeconds: 60,
} as const;

/**
 * Uploads in a quarter of an hour, of one account and from one address. A guest costs nothing, and each upload is
 * stored.
 */
export const MAX_PER_ACCOUNT = 100;
export const MAX_PER_ADDRESS = 400;
