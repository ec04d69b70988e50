import { createPublicKey, verify } from 'node:crypto';
import type { WishedRelease } from '@cpc/contract';
import { releaseText } from '@cpc/domain';

/** Whether one of the release keys has signed this version with this hash and size. A key that cannot be read signs nothing. */
export function isSigned(release: WishedRelease, keys: readonly string[]): boolean {
  const said = Buffer.from(releaseText(release));
  const signature = Buffer.from(release.signature, 'base64url');
  return keys.some((key) => {
    try {
      return verify(null, said, ed25519(key), signature);
    } catch {
      return false;
    }
  });
}

/** @throws Error unless it is an Ed25519 public key, SPKI in base64url */
export function ed25519(key: string) {
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'spki' });
  if (publicKey.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
  return publicKey;
}
