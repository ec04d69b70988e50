import { createHash } from 'node:crypto';
import { brand, LEDGER, type PartnerId, type Posting } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { TillTables } from '../../base/db/tables/till.ts';
import type { Transition } from '../../base/transition.ts';
import { nextNumber } from '../numbers/next.ts';
import { personOf } from '../partners/actor.ts';

export type TillRow = Selectable<TillTables['till_entries']>;

/** An entry before it has its place in the chain. */
export type TillEntry = Omit<TillRow, 'place' | 'hash'>;

/** The series that counts the entries of a shop's journal. */
export const tillSeries = (partnerId: PartnerId): string => `till:${partnerId}`;

/** The hash of an entry: of the hash before it, and of every field in this order (PA-15). @param before '' for the first */
export function tillHash(before: string, row: Omit<TillRow, 'hash'>): string {
  const { partner_id, place, key, kind, at, person_id, currency, amount, counted, reason } = row;
  const fields = [before, partner_id, place, key, kind, at, person_id, currency, amount, counted, reason];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/**
 * Takes the next place of a shop's journal. Until the transaction ends, nobody else writes there, so that what the journal
 * and the ledger say now holds until the entry is written.
 */
export const takePlace = (tx: Tx, partnerId: PartnerId): Promise<number> => nextNumber(tx, tillSeries(partnerId));

/** Writes an entry at the place that was taken for it. */
export async function writeTillEntry(tx: Tx, place: number, entry: TillEntry): Promise<void> {
  const before = await tx
    .selectFrom('till_entries')
    .select('hash')
    .where('partner_id', '=', entry.partner_id)
    .where('place', '=', place - 1)
    .executeTakeFirst();
  if (!before && place > 1) throw new Error(`till: entry ${place - 1} of ${entry.partner_id} is missing`);
  // What is hashed is what the database keeps: half of a character is kept as a sign for what is unknown.
  const row = { ...entry, place, reason: Buffer.from(entry.reason).toString() };
  await tx
    .insertInto('till_entries')
    .values({ ...row, hash: tillHash(before?.hash ?? '', row) })
    .execute();
}

const CASH = LEDGER.cash(brand<PartnerId>(''));

/** Writes customers' cash that comes into a till or leaves it into its journal, in the transaction of its entry (PA-15). */
export async function keepCash(
  { tx, clock, actor }: Pick<Transition, 'tx' | 'clock' | 'actor'>,
  { key, lines }: Posting,
): Promise<void> {
  const cash = lines.find(({ account }) => account.startsWith(CASH));
  if (!cash) return;
  const partner_id = brand<PartnerId>(cash.account.slice(CASH.length));
  await writeTillEntry(tx, await takePlace(tx, partner_id), {
    partner_id,
    key,
    kind: cash.amount > 0 ? 'taken' : 'givenBack',
    at: clock.now(),
    person_id: personOf(actor) ?? null,
    currency: cash.currency,
    amount: cash.amount,
    counted: null,
    reason: '',
  });
}
