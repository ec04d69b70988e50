import type { AccountId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { AdoptGuest } from '../accounts/ports.ts';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { NotificationsTables } from '../../base/db/tables/notifications.ts';

export type Subscription = Selectable<NotificationsTables['push_subscriptions']>;

/** A person's phones and computers; beyond that the oldest is forgotten. */
const MAX_BROWSERS = 10;

export function findSubscription(reader: Reader, id: string): Promise<Subscription | undefined> {
  return reader.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export function subscriptionAt(
  reader: Reader,
  accountId: AccountId,
  endpoint: string,
): Promise<Subscription | undefined> {
  return reader
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/**
 * Keeps a browser, one row an endpoint. It goes over to who logs in on it, who shows by its keys to be that browser.
 * @returns whether it was kept: an endpoint that is there with other keys is somebody else's
 */
export async function keepSubscription(tx: Tx, row: Subscription): Promise<boolean> {
  const { account_id, language, p256dh, auth } = row;
  const kept = await tx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ account_id, language })
        .where('push_subscriptions.p256dh', '=', p256dh)
        .where('push_subscriptions.auth', '=', auth),
    )
    .returning('id')
    .executeTakeFirst();
  if (!kept) return false;
  await tx
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', account_id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('push_subscriptions')
        .select('id')
        .where('account_id', '=', account_id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_BROWSERS),
    )
    .execute();
  return true;
}

/** @returns how many there were: none for what is not the account's */
export async function endSubscription(tx: Tx, accountId: AccountId, endpoint: string): Promise<number> {
  const result = await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Nobody is told anything of the account any more, in no browser. */
export async function endSubscriptions(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('account_id', '=', accountId).execute();
}

/** The push service says that the browser is not there any more. */
export async function forgetSubscription(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export const adoptSubscriptions: AdoptGuest = async (tx, guest, account) => {
  await tx.updateTable('push_subscriptions').set({ account_id: account }).where('account_id', '=', guest).execute();
};
