import type { Reader } from '../../../base/db/database.ts';
import type { NotificationsConfig, With } from '../../../base/services.ts';
import { type VapidKey, vapidKey } from './vapid.ts';

/**
 * The key pair that signs this shop's messages: the configured one, or one that is made at first use and stored. All
 * processes share one.
 */
export async function pushKey(
  { db, clock, random }: With<'db' | 'clock' | 'random'>,
  { privateKey }: NotificationsConfig,
): Promise<VapidKey> {
  if (privateKey !== undefined) return vapidKey(Buffer.from(privateKey, 'base64url'));
  const stored = await find(db.read);
  if (stored) return stored;
  const made = Buffer.from(random.bytes(32)).toString('base64url');
  await db.transact((tx) =>
    tx
      .insertInto('push_keys')
      .values({ name: 'vapid', private_key: made, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  const first = await find(db.read);
  if (!first) throw new Error('notifications: the signing key is missing');
  return first;
}

async function find(reader: Reader): Promise<VapidKey | undefined> {
  const row = await reader.selectFrom('push_keys').select('private_key').where('name', '=', 'vapid').executeTakeFirst();
  return row && vapidKey(Buffer.from(row.private_key, 'base64url'));
}
