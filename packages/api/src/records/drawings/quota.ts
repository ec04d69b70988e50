import type { AccountId, StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';

/** How many drawings a customer or a station has used within a day. */
export interface Used {
  readonly count: number;
  /** When the oldest of them is forgotten; null if there are none. */
  readonly moreAt: number | null;
}

/** Drawings of an account that count, within the last 24 hours. */
export const usedByAccount = (reader: Reader, account: AccountId, now: number): Promise<Used> =>
  used(counted(reader, now).where('account_id', '=', account));

/** Those at a station; drawings without a station count together. */
export const usedAtStation = (reader: Reader, station: StationId | null, now: number): Promise<Used> =>
  used(counted(reader, now).where('machine_id', station === null ? 'is' : '=', station));

const counted = (reader: Reader, now: number) =>
  reader
    .selectFrom('drawings')
    .where('counted', '=', 1)
    .where('created_at', '>', now - DAY_MS);

async function used(query: ReturnType<typeof counted>): Promise<Used> {
  const { count, first } = await query
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('created_at').as('first')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), moreAt: first === null ? null : Number(first) + DAY_MS };
}

/** How many drawings of an account wait or run. */
export async function openOf(reader: Reader, account: AccountId): Promise<number> {
  const { count } = await reader
    .selectFrom('drawings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', account)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
