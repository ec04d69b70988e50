import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { NotificationsTables } from '../../base/db/tables/notifications.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { enqueueMail, mailLogin } from './mail.ts';
import {
  columnOf,
  FORMER_MS,
  idOf,
  keepMailAddress,
  type KeptAddress,
  type LoginOwner,
  linkKey,
  type MailAddress,
  mailAddressOf,
  removeMailAddress,
} from './mail-addresses.ts';

/** How long the link that confirms an address works. */
const ASKED_MS = DAY_MS;

export type AskedAddress = Selectable<NotificationsTables['asked_mail_addresses']>;
export type FormerAddress = Selectable<NotificationsTables['former_mail_addresses']>;

type Ports = With<'clock' | 'random'>;

const NOBODY = { account_id: null, person_id: null };

const ownerOf = ({ account_id, person_id }: AskedAddress | FormerAddress): LoginOwner => {
  if (account_id !== null) return { account_id };
  if (person_id !== null) return { person_id };
  throw new Error('an address of nobody');
};

/** Until when a former address can be put back; UTC, ms. */
export const undoneUntil = ({ replaced_at }: FormerAddress): number => replaced_at + FORMER_MS;

/** The address that waits for its confirmation. */
export const askedAddressOf = (
  reader: Reader,
  { clock }: With<'clock'>,
  owner: LoginOwner,
): Promise<AskedAddress | undefined> =>
  reader
    .selectFrom('asked_mail_addresses')
    .selectAll()
    .where(columnOf(owner), '=', idOf(owner))
    .where('asked_at', '>', clock.now() - ASKED_MS)
    .executeTakeFirst();

/** Asks another address whether it is the owner's: until the link in its e-mail is used, the present one stays. */
export async function askAddress(
  tx: Tx,
  ports: Ports,
  owner: LoginOwner,
  kept: Pick<KeptAddress, 'address' | 'language'>,
): Promise<void> {
  const { clock, random } = ports;
  const fresh = { id: random.id(), ...kept, key: linkKey(ports), asked_at: clock.now() };
  await tx
    .insertInto('asked_mail_addresses')
    .values({ ...NOBODY, ...owner, ...fresh })
    .onConflict((conflict) => conflict.column(columnOf(owner)).doUpdateSet(fresh))
    .execute();
  await enqueueMail(tx, ports, { id: fresh.id, state: 'open', news: 0 }, { about: 'confirm' });
}

/** The address that waits no more: the present one is saved again, or removed. */
export async function forgetAsked(tx: Tx, owner: LoginOwner): Promise<void> {
  await tx.deleteFrom('asked_mail_addresses').where(columnOf(owner), '=', idOf(owner)).execute();
}

/** The waiting address of a key; undefined if the key confirms nothing. */
export const askedByKey = (reader: Reader, { clock }: With<'clock'>, key: string): Promise<AskedAddress | undefined> =>
  reader
    .selectFrom('asked_mail_addresses')
    .selectAll()
    .where('key', '=', key)
    .where('asked_at', '>', clock.now() - ASKED_MS)
    .executeTakeFirst();

/**
 * Puts a confirmed address in the place of the present one, and tells the former ones.
 * @returns undefined if the key confirms nothing
 */
export async function confirmAddress(tx: Tx, ports: Ports, key: string): Promise<AskedAddress | undefined> {
  const asked = await tx
    .deleteFrom('asked_mail_addresses')
    .where('key', '=', key)
    .where('asked_at', '>', ports.clock.now() - ASKED_MS)
    .returningAll()
    .executeTakeFirst();
  if (!asked) return undefined;
  const owner = ownerOf(asked);
  const before = await mailAddressOf(tx, owner);
  await keepMailAddress(tx, ports, owner, { ...asked, news: before?.news ?? 1 });
  if (before) await replaced(tx, ports, before, asked.address);
  return asked;
}

/** Removes the address of an account or a person, and tells it. */
export async function endAddress(tx: Tx, ports: Ports, owner: LoginOwner): Promise<void> {
  await forgetAsked(tx, owner);
  const before = await removeMailAddress(tx, owner);
  if (before) await replaced(tx, ports, before, null);
}

/** Keeps what stood before, and tells every former address of the owner about it. A mailbox that does not exist is none. */
async function replaced(tx: Tx, ports: Ports, before: MailAddress, by: string | null): Promise<void> {
  if (before.state === 'bounced') return;
  const former = await keepFormer(tx, ports, before, { by, undo_key: linkKey(ports) });
  await mailLogin(tx, ports, ownerOf(former), { about: 'changed', former_id: former.id });
}

interface Replacement {
  readonly by: string | null;
  readonly undo_key: string | null;
}

async function keepFormer(
  tx: Tx,
  { clock, random }: Ports,
  { account_id, person_id, address, language, news }: MailAddress,
  { by, undo_key }: Replacement,
): Promise<FormerAddress> {
  const kept = { address, language, news, undo_key, replaced_by: by, replaced_at: clock.now() };
  const former = { id: random.id(), account_id, person_id, ...kept };
  await tx.insertInto('former_mail_addresses').values(former).execute();
  return former;
}

/** The former address that a key puts back; undefined if it puts none back. */
export const formerByKey = (
  reader: Reader,
  { clock }: With<'clock'>,
  key: string,
): Promise<FormerAddress | undefined> =>
  reader
    .selectFrom('former_mail_addresses')
    .selectAll()
    .where('undo_key', '=', key)
    .where('replaced_at', '>', clock.now() - FORMER_MS)
    .executeTakeFirst();

/**
 * Puts a former address back, once, and ends what the changes since then would put back: who made them could return by
 * their links. The address that it replaces is told, and cannot come back by a link.
 * @returns undefined if the key puts nothing back
 */
export async function putBack(tx: Tx, ports: Ports, key: string): Promise<FormerAddress | undefined> {
  const former = await tx
    .deleteFrom('former_mail_addresses')
    .where('undo_key', '=', key)
    .where('replaced_at', '>', ports.clock.now() - FORMER_MS)
    .returningAll()
    .executeTakeFirst();
  if (!former) return undefined;
  const owner = ownerOf(former);
  await tx
    .deleteFrom('former_mail_addresses')
    .where(columnOf(owner), '=', idOf(owner))
    .where('replaced_at', '>=', former.replaced_at)
    .execute();
  await forgetAsked(tx, owner);
  const before = await mailAddressOf(tx, owner);
  await keepMailAddress(tx, ports, owner, former);
  if (before && before.address !== former.address) {
    const { id } = await keepFormer(tx, ports, before, { by: former.address, undo_key: null });
    await enqueueMail(tx, ports, { ...before, id }, { about: 'changed', former_id: id });
  }
  return former;
}

export const formerAt = (reader: Reader, id: string): Promise<FormerAddress | undefined> =>
  reader.selectFrom('former_mail_addresses').selectAll().where('id', '=', id).executeTakeFirst();

/** Removes the addresses that wait no more, and those that cannot be put back any more. */
export async function sweepChangedAddresses({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transact(async (tx) => {
    await tx
      .deleteFrom('asked_mail_addresses')
      .where('asked_at', '<=', now - ASKED_MS)
      .execute();
    await tx
      .deleteFrom('former_mail_addresses')
      .where('replaced_at', '<=', now - FORMER_MS)
      .execute();
  });
}
