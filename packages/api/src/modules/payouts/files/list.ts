import { CallError, type Payout } from '@cpc/contract';
import { money, type PayoutId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import type { Page } from '../../../base/http/page.ts';

/** One page of the payouts, newest first. */
export async function payoutList(
  reader: Reader,
  { limit, offset }: Page,
): Promise<{ readonly payouts: readonly Payout[]; readonly total: number }> {
  const [rows, { total }] = await Promise.all([
    payouts(reader).orderBy('made_at', 'desc').orderBy('payouts.id', 'desc').limit(limit).offset(offset).execute(),
    reader
      .selectFrom('payouts')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { payouts: rows.map(viewOf), total };
}

/** The payout that was made under a key. */
export async function payoutByKey(reader: Reader, clientKey: string): Promise<Payout | undefined> {
  const row = await payouts(reader).where('client_key', '=', clientKey).executeTakeFirst();
  return row && viewOf(row);
}

/** @throws CallError notFound */
export async function payoutRow(reader: Reader, id: PayoutId) {
  const row = await reader.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return row;
}

const counted = (state: string) =>
  sql<number>`(select count(*) from withdrawals where payout_id = payouts.id and state = ${state})`;

const payouts = (reader: Reader) =>
  reader
    .selectFrom('payouts')
    .leftJoin('partner_people', 'partner_people.id', 'payouts.person_id')
    .select(['payouts.id', 'number', 'format', 'count', 'sum', 'currency', 'made_at', 'partner_people.name as made_by'])
    .select([counted('exported').as('open'), counted('failed').as('failed')]);

type Row = Awaited<ReturnType<ReturnType<typeof payouts>['execute']>>[number];

const viewOf = ({ id, sum, currency, ...row }: Row): Payout => ({
  ...row,
  payout_id: id,
  sum: money(sum, currency),
});
