import type { ActionInput, Balance, StatementLine } from '@cpc/contract';
import { amountBy, brand, LEDGER, money, type PartnerId, type WithdrawalId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { fromBegin } from '../../base/http/flow.ts';
import type { ApiConfig } from '../../base/services.ts';
import { shopSums } from '../../records/withdrawals/sums.ts';

type Wanted = ActionInput<'Partner.statement'>;

/** One page of the wanted lines of a partner's account, newest first, or in the order of the flow (PA-04). */
export async function statementOf(
  reader: Reader,
  partnerId: PartnerId,
  wanted: Wanted,
  { page, flow }: Pick<Call, 'page' | 'flow'>,
): Promise<{ readonly lines: StatementLine[]; readonly total: number }> {
  const own = linesOf(reader, partnerId, wanted);
  const [rows, { total }] = await Promise.all([
    own
      .innerJoin('ledger_entries', 'ledger_entries.key', 'ledger_lines.entry')
      .leftJoin('orders', 'orders.id', 'ledger_entries.order_id')
      .select([
        'ledger_lines.id',
        'ledger_lines.at',
        'ledger_lines.kind',
        'amount',
        'currency',
        'orders.number',
        'entry',
      ])
      .$call((select) => (flow ? select.where(fromBegin(flow, 'ledger_lines.at', 'ledger_lines.id')) : select))
      .orderBy('ledger_lines.at', flow?.direction ?? 'desc')
      .orderBy('ledger_lines.id', flow?.direction ?? 'desc')
      .limit(page.limit)
      .offset(flow ? 0 : page.offset)
      .execute(),
    own.select((line) => line.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const withdrawalOf = await withdrawalNumbers(
    reader,
    rows.map(({ entry }) => entry),
  );
  return {
    total,
    lines: rows.map(({ id, at, kind, amount, currency, number, entry }) => ({
      line_id: id,
      at,
      kind,
      amount: money(-amount, currency),
      order_number: number,
      withdrawal_number: withdrawalOf(entry),
    })),
  };
}

/** The withdrawal of an entry's key: `withdrawal.<id>` or `withdrawalReturned.<id>`. */
const OF_WITHDRAWAL = /^withdrawal(?:Returned)?\.(.+)$/;

async function withdrawalNumbers(reader: Reader, entries: readonly string[]) {
  const idOf = (entry: string) => brand<WithdrawalId>(OF_WITHDRAWAL.exec(entry)?.[1] ?? '');
  const ids = [...new Set(entries.map(idOf).filter((id) => id !== ''))];
  if (ids.length === 0) return () => null;
  const rows = await reader.selectFrom('withdrawals').select(['id', 'number']).where('id', 'in', ids).execute();
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return (entry: string) => numbers.get(idOf(entry)) ?? null;
}

/** The lines of an order, or of a withdrawal, by its number. */
const ofNumber = (number: string) => sql<boolean>`(exists (
  select 1 from ledger_entries inner join orders on orders.id = ledger_entries.order_id
  where ledger_entries.key = ledger_lines.entry and orders.number = ${number}) or exists (
  select 1 from withdrawals where withdrawals.number = ${number}
    and ledger_lines.entry in ('withdrawal.' || withdrawals.id, 'withdrawalReturned.' || withdrawals.id)))`;

/** The lines of the account alone: counting them reads one index. */
function linesOf(reader: Reader, partnerId: PartnerId, { order_number, kind, from, until }: Wanted) {
  const number = order_number?.trim().toUpperCase() ?? '';
  return reader
    .selectFrom('ledger_lines')
    .where('account', '=', LEDGER.partner(partnerId))
    .$call((query) => (number === '' ? query : query.where(ofNumber(number))))
    .$call((query) => (kind === undefined ? query : query.where('ledger_lines.kind', '=', kind)))
    .$call((query) => (from === undefined ? query : query.where('ledger_lines.at', '>=', from)))
    .$call((query) => (until === undefined ? query : query.where('ledger_lines.at', '<', until)));
}

/** What a partner has earned, holds in cash, is due and can withdraw, in each currency. */
export async function balanceOf(
  reader: Reader,
  { payouts }: Pick<ApiConfig, 'payouts'>,
  partnerId: PartnerId,
): Promise<Balance[]> {
  const sums = await shopSums(reader, partnerId);
  return sums.map(({ currency, earned, cash, due, reserved }) => ({
    earned: money(earned, currency),
    cash: money(cash, currency),
    due: money(due, currency),
    reserved: money(reserved, currency),
    available: money(Math.max(0, due - reserved), currency),
    least: amountBy(payouts.least, currency),
  }));
}
