import type { ActionInput, Balance, StatementLine } from '@cpc/contract';
import { LEDGER, type PartnerId, type Money, money } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { fromBegin } from '../../base/http/flow.ts';
import { balancesOf } from '../../records/ledger/balances.ts';

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
      .select(['ledger_lines.id', 'ledger_lines.at', 'ledger_lines.kind', 'amount', 'currency', 'orders.number'])
      .$call((select) => (flow ? select.where(fromBegin(flow, 'ledger_lines.at', 'ledger_lines.id')) : select))
      .orderBy('ledger_lines.at', flow?.direction ?? 'desc')
      .orderBy('ledger_lines.id', flow?.direction ?? 'desc')
      .limit(page.limit)
      .offset(flow ? 0 : page.offset)
      .execute(),
    own.select((line) => line.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    total,
    lines: rows.map(({ id, at, kind, amount, currency, number }) => {
      return { line_id: id, at, kind, amount: money(-amount, currency), order_number: number };
    }),
  };
}

function linesOf(reader: Reader, partnerId: PartnerId, { order_number, kind, from, until }: Wanted) {
  const number = order_number?.trim().toUpperCase() ?? '';
  return reader
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.key', 'ledger_lines.entry')
    .leftJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .where('account', '=', LEDGER.partner(partnerId))
    .$call((query) => (number === '' ? query : query.where('orders.number', '=', number)))
    .$call((query) => (kind === undefined ? query : query.where('ledger_lines.kind', '=', kind)))
    .$call((query) => (from === undefined ? query : query.where('ledger_lines.at', '>=', from)))
    .$call((query) => (until === undefined ? query : query.where('ledger_lines.at', '<', until)));
}

/** What a partner has earned, holds in cash and is due, in each currency. */
export async function balanceOf(reader: Reader, partnerId: PartnerId): Promise<Balance[]> {
  const [payable, till] = await Promise.all([
    balancesOf(reader, LEDGER.partner(partnerId)),
    balancesOf(reader, LEDGER.cash(partnerId)),
  ]);
  const currencies = [...new Set([...payable, ...till].map(({ currency }) => currency))].sort();
  const sum = (balances: readonly Money[], currency: string) =>
    balances.find((balance) => balance.currency === currency)?.amount ?? 0;
  return currencies.map((currency) => {
    const [earned, cash] = [0 - sum(payable, currency), sum(till, currency)];
    return { earned: money(earned, currency), cash: money(cash, currency), due: money(earned - cash, currency) };
  });
}
