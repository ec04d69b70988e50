import { RETENTION_DAYS } from '@cpc/contract';
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
  lockOwner,
  type LoginOwner,
  linkKey,
  type MailAddress,
  mailAddressOf,
  removeMailAddress,
} from './mail-addresses.ts';

/** How long the link that confirms an address works. */
const ASKED_MS = RETENTION_DAYS.askedMail * DAY_MS;

export type AskedAddress = Selectable<NotificationsTables['asked_mail_addresses']>;
export type FormerAddress = Selectable<NotificationsTables['former_mail_addresses']>;

type Ports = With<'clock' | 'random'>;

const NOBODY = { account_id: null, person_id: null };

const ownerOf = ({ account_id, person_id }: Pick<MailAddress, 'account_id' | 'person_id'>): LoginOwner => {
  if (account_id !== null) return { account_id };
  if (person_id !== null) return { person_id };
  throw new Error('an address of nobody');
};

/** Until when a former address can be put back; UTC, ms. */
export const undoneUntil = ({ replaced_at }: FormerAddress): number => replaced_at + FORMER_MS;

const asked = (reader: Reader, { clock }: With<'clock'>) =>
  reader
    .selectFrom('asked_mail_addresses')
    .selectAll()
    .where('asked_at', '>', clock.now() - ASKED_MS);

const formers = (reader: Reader, { clock }: With<'clock'>) =>
  reader
    .selectFrom('former_mail_addresses')
    .selectAll()
    .where('replaced_at', '>', clock.now() - FORMER_MS);

/** The address that waits for its confirmation. */
export const askedAddressOf = (
  reader: Reader,
  ports: With<'clock'>,
  owner: LoginOwner,
): Promise<AskedAddress | undefined> =>
  asked(reader, ports).where(columnOf(owner), '=', idOf(owner)).executeTakeFirst();

export const askedAt = (reader: Reader, ports: With<'clock'>, id: string): Promise<AskedAddress | undefined> =>
  asked(reader, ports).where('id', '=', id).executeTakeFirst();

/** The waiting address of a key; undefined if the key confirms nothing. */
export const askedByKey = (reader: Reader, ports: With<'clock'>, key: string): Promise<AskedAddress | undefined> =>
  asked(reader, ports).where('key', '=', key).executeTakeFirst();

export const formerAt = (reader: Reader, ports: With<'clock'>, id: string): Promise<FormerAddress | undefined> =>
  formers(reader, ports).where('id', '=', id).executeTakeFirst();

/** The former address that a key puts back; undefined if it puts none back. */
export const formerByKey = (reader: Reader, ports: With<'clock'>, key: string): Promise<FormerAddress | undefined> =>
  formers(reader, ports).where('undo_key', '=', key).executeTakeFirst();

/** The addresses of an owner that can be put back, the newest first. */
export const returnable = (reader: Reader, ports: With<'clock'>, owner: LoginOwner): Promise<FormerAddress[]> =>
  formers(reader, ports)
    .where(columnOf(owner), '=', idOf(owner))
    .where('undo_key', 'is not', null)
    .orderBy('replaced_at', 'desc')
    .execute();

/**
 * Asks another address whether it is the owner's: until the link in its e-mail is used, the present one stays. The owner is
 * locked.
 */
export async function askAddress(tx: Tx, ports: Ports, owner: LoginOwner, kept: KeptAddress): Promise<void> {
  const { clock, random } = ports;
  const fresh = { id: random.id(), ...kept, key: linkKey(ports), asked_at: clock.now() };
  await tx
    .insertInto('asked_mail_addresses')
    .values({ ...NOBODY, ...owner, ...fresh })
    .onConflict((conflict) => conflict.column(columnOf(owner)).doUpdateSet(fresh))
    .execute();
  await enqueueMail(tx, ports, { id: fresh.id, state: 'open', news: 0 }, { about: 'confirm' });
}

/** The address that waits no more: the present one is saved again or removed, or the password is changed. */
export async function forgetAsked(tx: Tx, owner: LoginOwner): Promise<void> {
  await tx.deleteFrom('asked_mail_addresses').where(columnOf(owner), '=', idOf(owner)).execute();
}

/** What a key is of, once its owner is locked: another call may have used the key before. */
async function locked<Row extends AskedAddress | FormerAddress>(
  tx: Tx,
  find: () => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const found = await find();
  if (!found) return undefined;
  await lockOwner(tx, ownerOf(found));
  return find();
}

/**
 * Puts a confirmed address in the place of the present one, and tells the former ones. One that is among them is put back:
 * what replaced it gets no link by which it would come again.
 * @returns undefined if the key confirms nothing
 */
export async function confirmAddress(tx: Tx, ports: Ports, key: string): Promise<AskedAddress | undefined> {
  const confirmed = await locked(tx, () => askedByKey(tx, ports, key));
  if (!confirmed) return undefined;
  const owner = ownerOf(confirmed);
  const others = await returnable(tx, ports, owner);
  const former = others.find(({ address }) => address === confirmed.address);
  if (former) {
    await restore(tx, ports, former);
    return confirmed;
  }
  await forgetAsked(tx, owner);
  const before = await mailAddressOf(tx, owner);
  const news = before?.state === 'open' ? before.news : confirmed.news;
  await keepMailAddress(tx, ports, owner, { ...confirmed, news });
  if (before?.state === 'open') await replaced(tx, ports, before, confirmed.address);
  else if (others[0]) await succeeded(tx, ports, others[0], confirmed.address);
  return confirmed;
}

/** Removes the address of an account or a person, and tells it. The owner is locked. */
export async function endAddress(tx: Tx, ports: Ports, owner: LoginOwner): Promise<void> {
  await forgetAsked(tx, owner);
  const before = await removeMailAddress(tx, owner);
  if (before) await replaced(tx, ports, before, null);
}

/**
 * Ends the addresses of a login that ends: whoever had it may have given them, and would hear of money. Those of the last
 * days are told once more, and none of them can be put back.
 */
export async function endAddressesOf(tx: Tx, ports: Ports, owner: LoginOwner): Promise<void> {
  await lockOwner(tx, owner);
  await forgetAsked(tx, owner);
  const before = await removeMailAddress(tx, owner);
  if (before?.state === 'open') {
    await keepFormer(tx, ports, before, { by: null, undo_key: null });
    await tellChanged(tx, ports, owner, before.id);
  }
  await tx
    .updateTable('former_mail_addresses')
    .set({ undo_key: null })
    .where(columnOf(owner), '=', idOf(owner))
    .execute();
}

/** Keeps what stood before, and tells every former address of the owner about it. A mailbox that does not exist is none. */
async function replaced(tx: Tx, ports: Ports, before: MailAddress, by: string | null): Promise<void> {
  if (before.state === 'bounced') return;
  const undo_key = (await hadItsTurn(tx, ports, before)) ? null : linkKey(ports);
  await keepFormer(tx, ports, before, { by, undo_key });
  await tellChanged(tx, ports, ownerOf(before), before.id);
}

/**
 * An address that was put back, while an older one still can be: with a link of its own again, it and the address after it
 * would put themselves back in turn without end. The older one decides.
 */
async function hadItsTurn(tx: Tx, ports: Ports, before: MailAddress): Promise<boolean> {
  const owner = ownerOf(before);
  const rows = await formers(tx, ports).where(columnOf(owner), '=', idOf(owner)).execute();
  const cameBack = rows.some(({ undo_key, replaced_by }) => undo_key === null && replaced_by === before.address);
  return cameBack && rows.some(({ undo_key }) => undo_key !== null);
}

/** A removed address has an address after it, and is told. */
async function succeeded(tx: Tx, ports: Ports, removed: FormerAddress, by: string): Promise<void> {
  await tx.updateTable('former_mail_addresses').set({ replaced_by: by }).where('id', '=', removed.id).execute();
  await tellChanged(tx, ports, ownerOf(removed), removed.id);
}

/** Tells a change to the address that it put aside, and to those that can still be put back. */
async function tellChanged(tx: Tx, ports: Ports, owner: LoginOwner, former_id: string): Promise<void> {
  const news = { about: 'changed', former_id } as const;
  await mailLogin(tx, ports, owner, news);
  await enqueueMail(tx, ports, { id: former_id, state: 'open', news: 0 }, news);
}

interface Replacement {
  readonly by: string | null;
  readonly undo_key: string | null;
}

/** Keeps a replaced address under its id, so that what waits for it still comes; once for each address. */
async function keepFormer(tx: Tx, { clock }: Ports, before: MailAddress, { by, undo_key }: Replacement): Promise<void> {
  const { id, account_id, person_id, address, language, news } = before;
  const owner = ownerOf(before);
  await tx
    .deleteFrom('former_mail_addresses')
    .where(columnOf(owner), '=', idOf(owner))
    .where('address', '=', address)
    .execute();
  const kept = { address, language, news, undo_key, replaced_by: by, replaced_at: clock.now() };
  await tx
    .insertInto('former_mail_addresses')
    .values({ id, account_id, person_id, ...kept })
    .execute();
}

/**
 * Puts a former address back by the key in an e-mail, once.
 * @returns undefined if the key puts nothing back
 */
export async function putBack(tx: Tx, ports: Ports, key: string): Promise<FormerAddress | undefined> {
  const former = await locked(tx, () => formerByKey(tx, ports, key));
  if (former) await restore(tx, ports, former);
  return former;
}

/**
 * Puts a former address back under its id, and ends what the changes since then would put back: who made them could return
 * by their links. The address that it replaces is told, and cannot come back by a link.
 */
async function restore(tx: Tx, ports: Ports, former: FormerAddress): Promise<void> {
  const owner = ownerOf(former);
  await tx
    .deleteFrom('former_mail_addresses')
    .where(columnOf(owner), '=', idOf(owner))
    .where('replaced_at', '>=', former.replaced_at)
    .execute();
  await forgetAsked(tx, owner);
  const before = await removeMailAddress(tx, owner);
  await keepMailAddress(tx, ports, owner, former, former.id);
  if (before?.state !== 'open' || before.address === former.address) return;
  await keepFormer(tx, ports, before, { by: former.address, undo_key: null });
  await tellChanged(tx, ports, owner, before.id);
}

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
