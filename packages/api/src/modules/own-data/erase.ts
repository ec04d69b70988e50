import { CallError } from '@cpc/contract';
import { type AccountId, ORDER_TABLE } from '@cpc/domain';
import type { Tx, Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { holderOf } from '../../records/accounts/devices.ts';
import { endIdentities } from '../../records/accounts/identities.ts';
import type { Passwords } from '../../base/ports/passwords.ts';
import { sessionTopic } from '../../base/http/caller-topics.ts';
import { endErasedSessions } from '../../records/accounts/sessions.ts';
import { eraseMailAddresses } from '../../records/notifications/mail-addresses.ts';
import { endSubscriptions } from '../../records/notifications/store.ts';
import { leaveRooms, pairRoomTopic } from '../../records/pair-rooms/store.ts';
import { endWishes } from '../../records/wishes/store.ts';
import { eraseDesigns, erasePictures } from './erase-designs.ts';
import { eraseOrders } from './erase-orders.ts';
import { sql } from 'kysely';
import { countOwnPassword } from '../../records/accounts/passwords.ts';

type Ports = With<'db' | 'clock' | 'config' | 'events'>;

/**
 * Deletes an account (SN-07): its designs, pictures, addresses, words and logins. The records of orders and money stay,
 * without the person. An account with a number needs its password.
 * @throws CallError ownPasswordWrong, tooManyRequests, or ordersUnfinished
 */
export async function eraseAccount(
  services: Ports,
  passwords: Passwords,
  account: AccountId,
  password: string | undefined,
): Promise<void> {
  const { db, clock, events } = services;
  const succeeded = await countOwnPassword(services, account);
  const before = await db.read
    .selectFrom('accounts')
    .select(['phone', 'password_hash'])
    .where('id', '=', account)
    .executeTakeFirst();
  const wrong = new CallError('ownPasswordWrong', { field: 'password' });
  if (!before) throw new CallError('accountMissing');
  if (before.phone !== null) {
    if (!(await passwords.matches(before.password_hash, password ?? ''))) throw wrong;
    await succeeded();
  }
  const { sessions, rooms } = await db.transact(async (tx) => {
    if (!(await emptyAccount(tx, account, before.password_hash))) throw wrong;
    if (await hasUnfinished(tx, account)) throw new CallError('ordersUnfinished');
    await eraseDesigns(tx, account, clock.now());
    await eraseOrders(tx, account, clock.now());
    await erasePictures(tx, account, clock.now());
    await eraseContacts(tx, account);
    return { rooms: await leaveRooms(tx, account), sessions: await endErasedSessions(tx, services, account) };
  });
  for (const session of sessions) events.publish(sessionTopic(session));
  for (const room of rooms) events.publish(pairRoomTopic(room));
}

/** Locks the account, and removes the person from it. @returns false if the password has changed meanwhile */
async function emptyAccount(tx: Tx, account: AccountId, passwordHash: string | null): Promise<boolean> {
  const emptied = await tx
    .updateTable('accounts')
    .set({
      phone: null,
      password_hash: null,
      phone_proved_at: null,
      openid_at: null,
      terms_version: null,
      terms_at: null,
    })
    .where('id', '=', account)
    .where('password_hash', passwordHash === null ? 'is' : '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  return emptied !== undefined;
}

async function eraseContacts(tx: Tx, account: AccountId): Promise<void> {
  await tx.deleteFrom('addresses').where('account_id', '=', account).execute();
  await endIdentities(tx, account);
  await tx.deleteFrom('openid_attempts').where('connects', '=', account).execute();
  await tx.deleteFrom('phone_codes').where('knows', '=', account).execute();
  await tx
    .deleteFrom('known_devices')
    .where('holder', '=', holderOf({ id: account }))
    .execute();
  await endSubscriptions(tx, account);
  await eraseMailAddresses(tx, account);
  await endWishes(tx, account);
  // A voucher that paid an order is a record of money.
  await tx
    .deleteFrom('vouchers')
    .where('account_id', '=', account)
    .where('id', 'not in', tx.selectFrom('voucher_payments').select('voucher_id'))
    .where('id', 'not in', tx.selectFrom('voucher_choices').select('voucher_id'))
    .execute();
}

/** Returns true if an order, its money or a reported problem of the account still needs its owner. */
async function hasUnfinished(reader: Reader, account: AccountId): Promise<boolean> {
  const order = await reader
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.account_id', '=', account)
    .where((row) =>
      row.or([
        row('orders.status', 'not in', ORDER_TABLE.ends),
        sql<boolean>`exists (select 1 from payments where payments.order_id = orders.id
          and payments.state in ('capturing', 'pending', 'refunding'))`,
        sql<boolean>`exists (select 1 from refunds where refunds.order_id = orders.id
          and refunds.state in ('asked', 'pending', 'failed'))`,
        sql<boolean>`exists (select 1 from problems where problems.order_id = orders.id
          and problems.state = 'reported')`,
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
