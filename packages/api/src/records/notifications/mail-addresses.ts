import { RETENTION_DAYS } from '@cpc/contract';
import type { AccountId, OrderId, PersonId } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { NotificationsTables } from '../../base/db/tables/notifications.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import type { AdoptGuest } from '../accounts/ports.ts';
import { lockAccount } from '../accounts/sessions.ts';

export type MailAddress = Selectable<NotificationsTables['mail_addresses']>;

/** Whose login it is that the address belongs to. */
export type LoginOwner = { readonly account_id: AccountId } | { readonly person_id: PersonId };

/** Whose address it is. */
export type MailOwner = LoginOwner | { readonly order_id: OrderId };

/** What an owner keeps. */
export type KeptAddress = Pick<MailAddress, 'address' | 'language' | 'news'>;

/** How long a former address can be put back, and hears what is about the safety of the login. */
export const FORMER_MS = RETENTION_DAYS.formerMail * DAY_MS;

const NOBODY = { account_id: null, order_id: null, person_id: null };

export function columnOf(owner: LoginOwner): 'account_id' | 'person_id';
export function columnOf(owner: MailOwner): 'account_id' | 'order_id' | 'person_id';
export function columnOf(owner: MailOwner) {
  return 'account_id' in owner ? 'account_id' : 'order_id' in owner ? 'order_id' : 'person_id';
}

export function idOf(owner: LoginOwner): AccountId | PersonId;
export function idOf(owner: MailOwner): AccountId | OrderId | PersonId;
export function idOf(owner: MailOwner) {
  return 'account_id' in owner ? owner.account_id : 'order_id' in owner ? owner.order_id : owner.person_id;
}

/** Locks an account or a person until the end of the transaction: changes of its address run one after the other. */
export async function lockOwner(tx: Tx, owner: LoginOwner): Promise<void> {
  if ('account_id' in owner) await lockAccount(tx, owner.account_id);
  else
    await tx
      .updateTable('partner_people')
      .set((person) => ({ created_at: person.ref('created_at') }))
      .where('id', '=', owner.person_id)
      .execute();
}

/** A key in the link of an e-mail, which nobody can guess: 128 bits in base64url. */
export const linkKey = ({ random }: With<'random'>): string => Buffer.from(random.bytes(16)).toString('base64url');

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
 * @param id the one that what waits for this address has; default: a new one
 * @returns whether the address is another one than before
 */
export async function keepMailAddress(
  tx: Tx,
  ports: With<'clock' | 'random'>,
  owner: MailOwner,
  { address, language, news }: KeptAddress,
  id: string = ports.random.id(),
): Promise<boolean> {
  const { clock } = ports;
  const before = await mailAddressOf(tx, owner);
  const kept = { language, news };
  if (before?.address === address && before.state === 'open') {
    await tx.updateTable('mail_addresses').set(kept).where('id', '=', before.id).execute();
    return false;
  }
  const [off_key, created_at] = [linkKey(ports), clock.now()];
  const fresh = { id, address, ...kept, state: 'open', off_key, created_at } as const;
  await tx
    .insertInto('mail_addresses')
    .values({ ...NOBODY, ...owner, ...fresh })
    .onConflict((conflict) => conflict.column(columnOf(owner)).doUpdateSet(fresh))
    .execute();
  return true;
}

/** @returns what was removed */
export const removeMailAddress = (tx: Tx, owner: MailOwner): Promise<MailAddress | undefined> =>
  tx.deleteFrom('mail_addresses').where(columnOf(owner), '=', idOf(owner)).returningAll().executeTakeFirst();

/** Removes the address of a login, the one that waits and the former ones: nobody is told, and nothing can be put back. */
export async function forgetMailAddress(tx: Tx, owner: LoginOwner): Promise<void> {
  await removeMailAddress(tx, owner);
  await forgetChanges(tx, owner);
}

async function forgetChanges(tx: Tx, owner: LoginOwner): Promise<void> {
  await tx.deleteFrom('asked_mail_addresses').where(columnOf(owner), '=', idOf(owner)).execute();
  await tx.deleteFrom('former_mail_addresses').where(columnOf(owner), '=', idOf(owner)).execute();
}

/** Notes that a mailbox does not exist, for everybody who gave it. */
export async function noteBounce(tx: Tx, { address }: Pick<MailAddress, 'address'>): Promise<void> {
  await tx.updateTable('mail_addresses').set({ state: 'bounced' }).where('address', '=', address).execute();
  // It will never be confirmed.
  await tx.deleteFrom('asked_mail_addresses').where('address', '=', address).execute();
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
  await forgetChanges(tx, { account_id: account });
}

/** An account that has an address keeps its own. Those of a guest's orders stay with the orders. */
export const adoptMailAddress: AdoptGuest = async (tx, guest, account) => {
  await forgetChanges(tx, { account_id: guest });
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
