import { createPublicKey, scrypt, timingSafeEqual, verify } from 'node:crypto';
import type { WaitingItem } from '@cpc/contract';
import { type StationId, PICKUP_SCRYPT, type PickupClaim, pickupSalt, pickupSigned } from '@cpc/domain';

/** Returns true if this is the item's code, compared with the hash that the server gave the station. */
export async function opens(item: WaitingItem, stationId: StationId, code: string): Promise<boolean> {
  const { bytes, ...cost } = PICKUP_SCRYPT;
  const known = Buffer.from(item.pickup, 'base64url');
  const salt = pickupSalt({ stationId, jobId: item.job_id });
  const made = await new Promise<Buffer>((resolve, reject) =>
    scrypt(code, salt, bytes, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );
  return known.length === made.length && timingSafeEqual(known, made);
}

/**
 * Returns true if the server signed this claim for this station. The station has the public key only: it can check a
 * signature and cannot make one.
 */
export function isSigned(publicKey: string, claim: PickupClaim, signature: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(pickupSigned(claim)), key, Buffer.from(signature, 'base64url'));
}
