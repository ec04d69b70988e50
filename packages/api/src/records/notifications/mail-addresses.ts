import { RETENTION_DAYS } from '@cpc/contract';
import type { AccountId, OrderId, PersonId } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { NotificationsTables } from '../../base/db/tables/notifications.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import type { AdoptGuest } from '../accounts/ports.ts';

export type MailAddress = Selectable<NotificationsTables['mail_addresses']>;

/** Whose address it is. */
export type MailOwner =
  | { readonly account_id: AccountId }
  | { readonly order_id: OrderId }
  | { readonly person_id: PersonId };

const NOBODY = { account_id: null, order_id: null, person_id: null };

const columnOf = (owner: MailOwner) =>
  'account_id' in owner ? 'account_id' : 'order_id' in owner ? 'order_id' : 'person_id';

const idOf = (owner: MailOwner) => Object.values(owner)[0] ?? '';

export const mailAddressOf = (reader: Reader, owner: MailOwner): Promise<MailAddress | undefined> =>
  reader.selectFrom('mail_addresses').selectAll().where(columnOf(owner), '=', idOf(owner)).executeTakeFirst();

export const mailAddressAt = (reader: Reader, id: string): Promise<MailAddress | undefined> =>
  reader.selectFrom('mail_addresses').selectAll().where('id', '=', id).executeTakeFirst();

/** Where the e-mails about an order go: the address that was given for it, or that of the account. */
export async function mailAddressFor(
  reader: Reader,
  order: { readonly id: OrderId; readonly account_id: AccountId },
): Promise<MailAddress | undefined> {
  const own = await mailAddressOf(reader, { order_id: order.id });
  return own ?? (await mailAddressOf(reader, { account_id: order.account_id }));
}

/**
 * Keeps an address. Another address than before is another row, with another key to end its news, and may be tried
 * again.
 * @returns whether the address is another one than before
 */
export async function keepMailAddress(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  owner: MailOwner,
  { address, language, news }: { readonly address: string; readonly language: Locale; readonly news: boolean },
): Promise<boolean> {
  const before = await mailAddressOf(tx, owner);
  const kept = { language, news: news ? 1 : 0 };
  if (before?.address === address && before.state === 'open') {
    await tx.updateTable('mail_addresses').set(kept).where('id', '=', before.id).execute();
    return false;
  }
  const off_key = Buffer.from(random.bytes(16)).toString('base64url');
  const fresh = { id: random.id(), address, ...kept, state: 'open', off_key, created_at: clock.now() } as const;
  await tx
    .insertInto('mail_addresses')
    .values({ ...NOBODY, ...owner, ...fresh })
    .onConflict((conflict) => conflict.column(columnOf(owner)).doUpdateSet(fresh))
    .execute();
  return true;
}

export async function forgetMailAddress(tx: Tx, owner: MailOwner): Promise<void> {
  await tx.deleteFrom('mail_addresses').where(columnOf(owner), '=', idOf(owner)).execute();
}

/** Notes that a mailbox does not exist, for everybody who gave it. */
export async function noteBounce(tx: Tx, { address }: MailAddress): Promise<void> {
  await tx.updateTable('mail_addresses').set({ state: 'bounced' }).where('address', '=', address).execute();
}

/** The language of the address that a key is of; undefined if it is of none. */
export async function languageOfKey(reader: Reader, off_key: string): Promise<Locale | undefined> {
  const found = await reader
    .selectFrom('mail_addresses')
    .select('language')
    .where('off_key', '=', off_key)
    .executeTakeFirst();
  return found?.language;
}

/** Ends the news to an address by the key in an e-mail. @returns the language; undefined if the key is of no address */
export async function endNews(tx: Tx, off_key: string): Promise<Locale | undefined> {
  const ended = await tx
    .updateTable('mail_addresses')
    .set({ news: 0 })
    .where('off_key', '=', off_key)
    .returning('language')
    .executeTakeFirst();
  return ended?.language;
}

/** Removes the addresses of an account, and those of its orders (SN-07). */
export async function eraseMailAddresses(tx: Tx, account: AccountId): Promise<void> {
  const orders = tx.selectFrom('orders').select('id').where('account_id', '=', account);
  await tx
    .deleteFrom('mail_addresses')
    .where((row) => row.or([row('account_id', '=', account), row('order_id', 'in', orders)]))
    .execute();
}

/** An account that has an address keeps its own. Those of a guest's orders stay with the orders. */
export const adoptMailAddress: AdoptGuest = async (tx, guest, account) => {
  if (await mailAddressOf(tx, { account_id: account })) return forgetMailAddress(tx, { account_id: guest });
  await tx.updateTable('mail_addresses').set({ account_id: account }).where('account_id', '=', guest).execute();
};

/** Removes addresses that were given for one order, long after it: nothing more is told about it. */
export async function sweepMailAddresses({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const old = clock.now() - RETENTION_DAYS.orderMail * DAY_MS;
  await db.transact((tx) =>
    tx.deleteFrom('mail_addresses').where('order_id', 'is not', null).where('created_at', '<', old).execute(),
  );
}
