import { createHash } from 'node:crypto';

/** Unpredictable bytes; the product passes `crypto.randomBytes`, a test a seeded source. */
export type RandomBytes = (count: number) => Uint8Array;

export interface Random {
  readonly bytes: RandomBytes;
  /** 128 bits as 26 characters of Crockford's base 32, lower case: an identity. */
  readonly id: () => string;
  /** 256 bits in base64url: a token or key, kept only as its {@link hashSecret}. */
  readonly secret: () => string;
  /** `count` decimal digits, each equally likely. */
  readonly digits: (count: number) => string;
  /** `count` characters of Crockford's base 32, upper case: no look-alikes, to be read aloud. */
  readonly readable: (count: number) => string;
}

/** A readable code as somebody typed it: in small letters, with spaces between, with the letters that look like figures. */
export function asTold(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/**
 * The same bytes, asked for many at a time: a call to the system's source takes as long as a statement to the database,
 * and an order needs two dozen. A byte is given once and is not kept.
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
    // A copy: a Buffer's own `slice` would go on looking into what is wiped.
    const given = new Uint8Array(held.subarray(next, next + count));
    held.fill(0, next, next + count);
    next += count;
    return given;
  };
}

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';

export function createRandom(bytes: RandomBytes): Random {
  function letters(count: number): string {
    let text = '';
    for (const byte of bytes(count)) text += CROCKFORD[byte & 31];
    return text;
  }
  return {
    bytes,
    id: () => letters(26),
    secret: () => Buffer.from(bytes(32)).toString('base64url'),
    digits: (count) => Array.from({ length: count }, () => digit(bytes)).join(''),
    readable: (count) => letters(count).toUpperCase(),
  };
}

/** Lower-case hex SHA-256. Enough for secrets of 256 random bits, which cannot be guessed; never for passwords. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function digit(bytes: RandomBytes): number {
  for (;;) {
    const [byte = 255] = bytes(1);
    // 250 is the largest multiple of ten in a byte: what lies above would make small digits likelier.
    if (byte < 250) return byte % 10;
  }
}
