import { type ActionInput, type BillView, CallError, type ShopBill } from '@cpc/contract';
import { type BillId, money, type PartnerId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { containsWords } from '../../base/db/search-name.ts';
import type { Page } from '../../base/http/page.ts';
import { type BillRow, MONTHLY } from '../../records/bills/store.ts';

export const billViewOf = ({ id, kind, number, issued_at, amount, currency, month }: BillRow): BillView => ({
  bill_id: id,
  kind,
  number,
  issued_at,
  amount: money(amount, currency),
  month,
});

/** One page of a shop's monthly bills, newest first. */
export async function monthlyBillsOf(reader: Reader, partnerId: PartnerId, page: Page) {
  const own = reader.selectFrom('bills').where('kind', '=', MONTHLY).where('partner_id', '=', partnerId);
  const [rows, { total }] = await Promise.all([
    own.selectAll().orderBy('month', 'desc').orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    own.select((bill) => bill.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { bills: rows.map(billViewOf), total };
}

/** One page of all monthly bills, newest first. */
export async function allMonthlyBills(
  reader: Reader,
  { month, search = '' }: ActionInput<'Operator.bills'>,
  page: Page,
): Promise<{ readonly bills: ShopBill[]; readonly total: number }> {
  const found = reader
    .selectFrom('bills')
    .innerJoin('partners', 'partners.id', 'bills.partner_id')
    .where('kind', '=', MONTHLY)
    .where(containsWords(sql`partners.search_name`, search))
    .$call((query) => (month === undefined ? query : query.where('month', '=', month)));
  const [rows, { total }] = await Promise.all([
    found
      .selectAll('bills')
      .select('partners.name as shop')
      .orderBy('month', 'desc')
      .orderBy('bills.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found.select((bill) => bill.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    total,
    bills: rows.map((row) => ({ ...billViewOf(row), partner_id: row.partner_id, shop: row.shop })),
  };
}

/** @throws CallError notFound */
export async function findBill(reader: Reader, billId: BillId): Promise<BillRow> {
  const row = await reader.selectFrom('bills').selectAll().where('id', '=', billId).executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return row;
}
