import type { AccountId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { AdoptGuest } from '../accounts/ports.ts';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { NotificationsTables } from '../../base/db/tables/notifications.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';

export type Subscription = Selectable<NotificationsTables['push_subscriptions']>;

/** The most browsers per account; a new one beyond that removes the oldest. */
const MAX_BROWSERS = 10;

/** Also a browser whose login has ended, until it is told so. */
export function findSubscription(reader: Reader, id: string): Promise<Subscription | undefined> {
  return reader.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The browsers of an account that get notices. */
export async function browsersOf(reader: Reader, account: AccountId): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', account)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
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
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Stores a browser, one row per endpoint. If another account logs in on the browser, the row moves to that account; the
 * same keys prove that it is the same browser.
 * @returns false if it was not stored: the endpoint exists with other keys, so it belongs to somebody else
 */
export async function keepSubscription(tx: Tx, row: Subscription): Promise<boolean> {
  const { account_id, language, p256dh, auth, login } = row;
  const existing = await tx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ account_id, language, login, ended_at: null })
        .where('push_subscriptions.p256dh', '=', p256dh)
        .where('push_subscriptions.auth', '=', auth),
    )
    .returning('id')
    .executeTakeFirst();
  if (!existing) return false;
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

/** @returns the number of removed rows: 0 if the endpoint does not belong to the account */
export async function endSubscription(tx: Tx, accountId: AccountId, endpoint: string): Promise<number> {
  const result = await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Removes all subscriptions of the account: no browser gets its notices any more. */
export async function endSubscriptions(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('account_id', '=', accountId).execute();
}

/** Removes the subscription of one login. */
export async function endSubscriptionsOf(tx: Tx, accountId: AccountId, login: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('account_id', '=', accountId).where('login', '=', login).execute();
}

/** Removes the subscriptions of logins that have ended, and those without one. @param here a login whose row stays */
export async function endStaleSubscriptions(
  tx: Tx,
  { clock }: With<'clock'>,
  accountId: AccountId,
  here: string | undefined,
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    // A browser that still has to receive the message of its end keeps its row until then.
    .where('ended_at', 'is', null)
    .where((row) =>
      row.or([
        row('login', 'is', null),
        row.and([
          row('login', '!=', here ?? ''),
          row('login', 'not in', (query) =>
            query
              .selectFrom('sessions')
              .select('login')
              .where('account_id', '=', accountId)
              .where('expires_at', '>', clock.now()),
          ),
        ]),
      ]),
    )
    .execute();
}

/** Notes that a browser belongs to a login now: a customer who logs in again keeps the notices. */
export async function claimSubscription(tx: Tx, accountId: AccountId, endpoint: string, login: string): Promise<void> {
  await tx
    .updateTable('push_subscriptions')
    .set({ login })
    .where('endpoint', '=', endpoint)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Removes all subscriptions of the account but those of one login. */
export async function endSubscriptionsExcept(tx: Tx, accountId: AccountId, login: string): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('login', 'is', null), row('login', '!=', login)]))
    .execute();
}

/** Removes the browsers that could not be told in time that their login had ended. */
export async function sweepSubscriptions({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const late = clock.now() - 2 * DAY_MS;
  await db.transact((tx) => tx.deleteFrom('push_subscriptions').where('ended_at', '<', late).execute());
}

/** Removes a subscription after the push service reported that the browser is gone. */
export async function forgetSubscription(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export const adoptSubscriptions: AdoptGuest = async (tx, guest, account) => {
  await tx.updateTable('push_subscriptions').set({ account_id: account }).where('account_id', '=', guest).execute();
};
