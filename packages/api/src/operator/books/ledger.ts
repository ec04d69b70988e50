import { type ColumnOf, type Currency, LEDGER, type LineKind, type PartnerId } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { amountCell } from '../../base/sheet-cells.ts';
import { dateCell, type From, kindCell, type Line, page, type Scope, type Source, within } from './source.ts';

interface Row {
  readonly id: string;
  readonly at: number;
  readonly entry: string;
  readonly account: string;
  readonly kind: LineKind;
  readonly amount: number;
  readonly currency: Currency;
  readonly order_number: string | null;
}

type Journal = ColumnOf<'shop', 'journal'>;

/** Every entry with all of its lines; of a shop, the entries that change its accounts. */
export const journal: Source<Journal> = (reader, scope, from) =>
  lines(reader, scope, from, scope.partnerId === undefined ? sql`1 = 1` : entriesOf(scope, from, scope.partnerId));

/** The lines of the platform's own accounts. The index by time is read: the condition must not offer another one. */
export const ownAccounts: Source<Journal> = (reader, scope, from) =>
  lines(reader, scope, from, sql`substr(line.account, 1, 9) = 'platform:'`);

/** All lines of an entry have its time. */
const entriesOf = ({ begin, until }: Scope, { last }: From, id: PartnerId) => sql`line.entry in (
  select own.entry from ledger_lines as own where own.account in (${LEDGER.partner(id)}, ${LEDGER.cash(id)},
      ${LEDGER.drawer(id)}) and own.at >= ${last?.at ?? begin} and own.at < ${until})`;

async function lines(reader: Reader, scope: Scope, from: From, wanted: RawBuilder<unknown>): Promise<Line<Journal>[]> {
  const { rows } = await sql<Row>`select line.id, line.at, line.entry, line.account, line.kind, line.amount,
      line.currency, orders.number as order_number
    from ledger_lines as line inner join ledger_entries as entry on entry.key = line.entry
    left join orders on orders.id = entry.order_id
    where ${within(scope, from, 'line.at', 'line.id')} and ${wanted} ${page(from, 'line.at', 'line.id')}`.execute(
    reader,
  );
  return rows.map(({ id, at, entry, account, kind, amount, currency, order_number }) => ({
    id,
    at,
    cells: {
      date: dateCell(scope, at),
      entry,
      account,
      kind: kindCell(scope, kind),
      order: order_number ?? '',
      debit: amount > 0 ? amountCell(amount, currency) : '',
      credit: amount < 0 ? amountCell(-amount, currency) : '',
      currency,
    },
  }));
}

interface Moved extends Row {
  readonly withdrawal: string | null;
  readonly payout: string | null;
  readonly reference: string | null;
  readonly party: string | null;
}

/** The lines of an account, with the withdrawal and the payout of each, and who else is in the entry. */
async function moved(
  reader: Reader,
  scope: Scope,
  from: From,
  { account, wanted }: { readonly account: string; readonly wanted: RawBuilder<unknown> },
): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`select line.id, line.at, line.entry, line.account, line.kind, line.amount,
      line.currency, orders.number as order_number, withdrawals.number as withdrawal, payouts.number as payout,
      case entry.kind when 'withdrawal' then withdrawals.reference else entry.cause end as reference,
      coalesce(partners.name, promoters.name) as party
    from ledger_lines as line inner join ledger_entries as entry on entry.key = line.entry
    left join orders on orders.id = entry.order_id
    left join withdrawals on withdrawals.id = case entry.kind
      when 'withdrawal' then substr(entry.key, 12) when 'withdrawalReturned' then substr(entry.key, 20) end
    left join payouts on payouts.id = withdrawals.payout_id
    left join ledger_lines as other on other.entry = line.entry and other.account <> line.account
      and line.account = ${LEDGER.bank}
    left join partners on partners.id = substr(other.account, 9)
    left join promoters on promoters.id = substr(other.account, 10)
    where line.account = ${account} and ${wanted} and ${within(scope, from, 'line.at', 'line.id')}
    ${page(from, 'line.at', 'line.id')}`.execute(reader);
  return rows;
}

/** The lines of the shop's account: what is earned is positive. */
export const statement: Source<ColumnOf<'shop', 'statement'>> = async (reader, scope, from) =>
  (await moved(reader, scope, from, { account: accountOf(scope), wanted: sql`1 = 1` })).map((row) => ({
    id: row.id,
    at: row.at,
    cells: {
      date: dateCell(scope, row.at),
      kind: kindCell(scope, row.kind),
      order: row.order_number ?? '',
      withdrawal: row.withdrawal ?? '',
      amount: amountCell(-row.amount, row.currency),
      currency: row.currency,
    },
  }));

const PAID = sql`line.kind in ('withdrawal', 'withdrawalReturned', 'settlement')`;

/** What banks moved between the platform and its shops and promoters: what came in is positive. */
export const payouts: Source<ColumnOf<'shop' | 'platform', 'payouts'>> = async (reader, scope, from) =>
  (await moved(reader, scope, from, { account: accountOf(scope), wanted: PAID })).map((row) => ({
    id: row.id,
    at: row.at,
    cells: {
      date: dateCell(scope, row.at),
      shop: row.party ?? '',
      kind: kindCell(scope, row.kind),
      withdrawal: row.withdrawal ?? '',
      payout: row.payout ?? '',
      reference: row.reference ?? '',
      amount: amountCell(row.amount, row.currency),
      currency: row.currency,
    },
  }));

const accountOf = ({ partnerId }: Scope) => (partnerId === undefined ? LEDGER.bank : LEDGER.partner(partnerId));
