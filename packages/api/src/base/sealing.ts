import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { RandomBytes } from './ports/random.ts';

/** A key of 32 bytes, and the name under which it is found again after a rotation. */
export interface SealingKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** Encrypted bytes, as two columns of a row. */
export interface Sealed {
  readonly key_id: string;
  /** Base64url of nonce, tag and ciphertext. */
  readonly sealed: string;
}

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts bytes with AES-256-GCM under the first key.
 * @param place where the result is stored: it opens only there, so that nobody can move it to another row
 * @returns undefined if there is no key
 */
export function seal(keys: readonly SealingKey[], random: RandomBytes, bytes: Uint8Array, place: string) {
  const [first] = keys;
  if (!first) return undefined;
  const nonce = random(NONCE);
  const cipher = createCipheriv(CIPHER, first.key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  return { key_id: first.id, sealed } satisfies Sealed;
}

/** Decrypts what {@link seal} made for this place. @throws Error if the key is missing or the bytes were changed */
export function unseal(keys: readonly SealingKey[], { key_id, sealed }: Sealed, place: string): Buffer {
  const found = keys.find(({ id }) => id === key_id);
  if (!found) throw new Error(`BANK_DATA_KEYS has no key named ${key_id}`);
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, found.key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
}
