import { type KeyObject, createPrivateKey, createPublicKey } from 'node:crypto';
import type { StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';

/** A PKCS #8 Ed25519 private key is this prefix and its 32 bytes (RFC 8410, 7). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface PickupKeys {
  readonly privateKey: KeyObject;
  /** SPKI, DER in base64url: the form that the station gets. */
  readonly publicKey: string;
}

/** The key pair that signs a station's codes. It is created at the first use; all processes share one pair. */
export async function pickupKeys(
  { db, clock, random }: With<'db' | 'clock' | 'random'>,
  stationId: StationId,
): Promise<PickupKeys> {
  const stored = await find(db.read, stationId);
  if (stored) return stored;
  const der = Buffer.concat([PKCS8_ED25519, random.bytes(32)]);
  const spki = createPublicKey(privateKeyOf(der)).export({ type: 'spki', format: 'der' });
  const pair = { public_key: spki.toString('base64url'), private_key: der.toString('base64url') };
  await db.transact((tx) =>
    tx
      .insertInto('station_pickup_keys')
      .values({ machine_id: stationId, ...pair, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('machine_id').doNothing())
      .execute(),
  );
  const first = await find(db.read, stationId);
  if (!first) throw new Error(`pickup: station ${stationId} has no keys`);
  return first;
}

async function find(reader: Reader, stationId: StationId): Promise<PickupKeys | undefined> {
  const row = await reader
    .selectFrom('station_pickup_keys')
    .select(['public_key', 'private_key'])
    .where('machine_id', '=', stationId)
    .executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: privateKeyOf(Buffer.from(row.private_key, 'base64url')) };
}

const privateKeyOf = (key: Buffer): KeyObject => createPrivateKey({ key, format: 'der', type: 'pkcs8' });
