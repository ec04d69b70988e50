import { type AccountId, type PersonId, brand } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { hashSecret } from '../../base/ports/random.ts';
import type { Services, With } from '../../base/services.ts';

/** The most devices kept for one holder, and how long a device is kept after its last login. */
const MAX_DEVICES = 20;
const KEPT_MS = 180 * DAY_MS;

/** Whose login a device remembers. */
export type Holder = `account:${AccountId}` | `person:${PersonId}`;

export const holderOf = ({ id }: { readonly id: string }): Holder => `account:${brand<AccountId>(id)}`;

/** A holder without devices. */
const NOBODY: Holder = `account:${brand<AccountId>('nobody')}`;

/**
 * Returns true if the holder has logged in on this device before (OWASP: device cookies). A known device grants no
 * access: it only gives its logins a separate limit.
 * @param holder undefined if nobody has the name; the database is queried all the same, so that the response time
 * reveals nothing
 */
export async function isKnownDevice(
  reader: Reader,
  { now }: Services['clock'],
  holder: Holder | undefined,
  device: string | undefined,
): Promise<boolean> {
  if (device === undefined) return false;
  const known = await reader
    .selectFrom('known_devices')
    .select('used_at')
    .where('device_hash', '=', hashSecret(device))
    .where('holder', '=', holder ?? NOBODY)
    .where('used_at', '>', now() - KEPT_MS)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Remembers a device after a login.
 * @param sent the token the device sent, if it has one
 * @returns the token the device keeps: the same one, or a new one if the server never issued that token
 */
export async function rememberDevice(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  holder: Holder,
  sent: string | undefined,
): Promise<string> {
  const device = sent !== undefined && (await wasGiven(tx, sent)) ? sent : random.secret();
  const used_at = clock.now();
  await tx
    .insertInto('known_devices')
    .values({ device_hash: hashSecret(device), holder, used_at })
    .onConflict((conflict) => conflict.columns(['device_hash', 'holder']).doUpdateSet({ used_at }))
    .execute();
  await tx
    .deleteFrom('known_devices')
    .where('holder', '=', holder)
    .where('device_hash', 'not in', (build) =>
      build
        .selectFrom('known_devices')
        .select('device_hash')
        .where('holder', '=', holder)
        .orderBy('used_at', 'desc')
        .limit(MAX_DEVICES),
    )
    .execute();
  return device;
}

/** A token made up by a page could be known to others, so only issued tokens are accepted. */
async function wasGiven(reader: Reader, device: string): Promise<boolean> {
  const given = await reader
    .selectFrom('known_devices')
    .select('holder')
    .where('device_hash', '=', hashSecret(device))
    .limit(1)
    .executeTakeFirst();
  return given !== undefined;
}

/** Forgets all devices of the holder. */
export async function forgetDevices(tx: Tx, holder: Holder): Promise<void> {
  await tx.deleteFrom('known_devices').where('holder', '=', holder).execute();
}

/** Forgets all devices of the holder except one. @param kept its token, if it has one */
export async function forgetOtherDevices(tx: Tx, holder: Holder, kept: string | undefined): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('holder', '=', holder)
    .where('device_hash', '!=', kept === undefined ? '' : hashSecret(kept))
    .execute();
}

export async function sweepDevices({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const forgotten = clock.now() - KEPT_MS;
  await db.transact((tx) => tx.deleteFrom('known_devices').where('used_at', '<=', forgotten).execute());
}
