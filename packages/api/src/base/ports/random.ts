import { createHash } from 'node:crypto';
import { plainCode } from '@cpc/domain';

/** Unpredictable bytes; the product passes `crypto.randomBytes`, a test a seeded source. */
export type RandomBytes = (count: number) => Uint8Array;

export interface Random {
  readonly bytes: RandomBytes;
  /**
   * An identity: a ULID in lower case, 48 bits of time in ms and 80 random bits, as 26 characters of Crockford's base
   * 32 (https://github.com/ulid/spec). Rows that are made together are neighbours in every index (decision 075).
   */
  readonly id: () => string;
  /** The same form with 130 random bits: for links that give access to everybody who has them. */
  readonly link: () => string;
  /** 256 bits in base64url: a token or key. Only its {@link hashSecret} is stored. */
  readonly secret: () => string;
  /** `count` decimal digits, each equally likely. */
  readonly digits: (count: number) => string;
  /** `count` characters of Crockford's base 32, upper case: no characters that look alike, so it can be read aloud. */
  readonly readable: (count: number) => string;
}

/** Normalizes a typed readable code: lower case, spaces, digits of other scripts, and letters that look like digits. */
export function normalizeCode(typed: string): string {
  return plainCode(typed).replaceAll('-', '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/**
 * The same bytes, fetched in bulk: one call to the system's source takes as long as a database statement, and an order
 * needs two dozen calls. Each byte is returned once and then wiped.
 */
export function inBulk(bytes: RandomBytes, atOnce = 4_096): RandomBytes {
  let held: Uint8Array = new Uint8Array(0);
  let next = 0;
  return (count) => {
    if (count > atOnce) return bytes(count);
    if (next + count > held.length) {
      held = bytes(atOnce);
      next = 0;
    }
    // A copy: a Buffer's own `slice` would still refer to the wiped memory.
    const given = new Uint8Array(held.subarray(next, next + count));
    held.fill(0, next, next + count);
    next += count;
    return given;
  };
}

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';

/** @param now ms since 1970 */
export function createRandom(bytes: RandomBytes, now: () => number): Random {
  function letters(count: number): string {
    let text = '';
    for (const byte of bytes(count)) text += CROCKFORD[byte & 31];
    return text;
  }
  return {
    bytes,
    id: () => inTime(now()) + letters(16),
    link: () => letters(26),
    secret: () => Buffer.from(bytes(32)).toString('base64url'),
    digits: (count) => Array.from({ length: count }, () => digit(bytes)).join(''),
    readable: (count) => letters(count).toUpperCase(),
  };
}

/** The first ten characters of a ULID, the highest bits first. @param ms since 1970, below 2^48 */
function inTime(ms: number): string {
  let text = '';
  for (let unit = 32 ** 9; unit >= 1; unit /= 32) text += CROCKFORD[Math.floor(ms / unit) % 32];
  return text;
}

/** Lower-case hex SHA-256. Enough for secrets of 256 random bits, which cannot be guessed; never for passwords. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function digit(bytes: RandomBytes): number {
  for (;;) {
    const [byte = 255] = bytes(1);
    // 250 is the largest multiple of ten in a byte; higher values would make small digits more likely.
    if (byte < 250) return byte % 10;
  }
}
