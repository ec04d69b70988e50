import { createPublicKey, scrypt, sign, verify } from 'node:crypto';
import {
  type StationId,
  PICKUP_DIGITS,
  PICKUP_SCRYPT,
  type PickupClaim,
  type PrintJobId,
  pickupSalt,
  pickupSigned,
  pickupToken,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { HOLDING } from '../bays/held.ts';
import type { PrintJobRow } from './store.ts';
import { type PickupKeys, pickupKeys } from './pickup-keys.ts';

const MAX_TRIES = 20;

/** A job's code, its signed form, and the value by which the station checks it. */
export interface PickupFacts {
  readonly pickup_code: string;
  readonly pickup_token: string;
  readonly pickup_check: string;
}

/**
 * Makes a code that no other live job at this station has. Call it outside a transaction: it takes some milliseconds.
 */
export async function newPickup(
  services: With<'db' | 'clock' | 'random'>,
  stationId: StationId,
  jobId: PrintJobId,
): Promise<PickupFacts> {
  const { db, random } = services;
  const keys = await pickupKeys(services, stationId);
  for (let left = MAX_TRIES; left > 0; left -= 1) {
    const claim = { stationId, jobId, code: random.digits(PICKUP_DIGITS) };
    if (await isTaken(db.read, claim)) continue;
    return { pickup_code: claim.code, pickup_token: signedToken(claim, keys), pickup_check: await checkOf(claim) };
  }
  throw new Error(`pickup: station ${stationId} has no free code`);
}

/** Gives a code to a job that was leased before leases included codes. An existing code stays. */
export async function ensurePickup(
  services: With<'db' | 'clock' | 'random'>,
  { id, machine_id, pickup_code }: Pick<PrintJobRow, 'id' | 'machine_id' | 'pickup_code'>,
): Promise<void> {
  if (pickup_code !== null) return;
  const facts = await newPickup(services, machine_id, id);
  await services.db.transact((tx) =>
    tx.updateTable('print_jobs').set(facts).where('id', '=', id).where('pickup_code', 'is', null).execute(),
  );
}

/** Returns true if a live job at this station has this code. */
export async function isTaken(
  reader: Reader,
  { stationId, code }: Pick<PickupClaim, 'stationId' | 'code'>,
): Promise<boolean> {
  const taken = await reader
    .selectFrom('print_jobs')
    .select('id')
    .where('machine_id', '=', stationId)
    .where('pickup_code', '=', code)
    .where('state', 'in', HOLDING)
    .executeTakeFirst();
  return taken !== undefined;
}

function signedToken(claim: PickupClaim, { privateKey }: PickupKeys): string {
  const signature = sign(null, Buffer.from(pickupSigned(claim)), privateKey);
  return pickupToken(claim, signature.toString('base64url'));
}

/** Returns true if this server signed the token for this station. */
export function isSignedBy({ publicKey }: PickupKeys, claim: PickupClaim, signature: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(pickupSigned(claim)), key, Buffer.from(signature, 'base64url'));
}

function checkOf(claim: PickupClaim): Promise<string> {
  const { bytes, ...cost } = PICKUP_SCRYPT;
  return new Promise((resolve, reject) =>
    scrypt(claim.code, pickupSalt(claim), bytes, cost, (error, key) =>
      error ? reject(error) : resolve(key.toString('base64url')),
    ),
  );
}
