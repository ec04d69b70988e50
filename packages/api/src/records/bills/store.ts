import type { Bill } from '@cpc/bills';
import { type BillId, billNumber, type OrderId, type PartnerId, type RefundId, brand } from '@cpc/domain';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { BillsTables } from '../../base/db/tables/bills.ts';
import type { With } from '../../base/services.ts';
import { nextNumber } from '../numbers/next.ts';

export type BillRow = Selectable<BillsTables['bills']>;

/** The kind of monthly bills as a literal: with a parameter, SQLite uses none of their indexes. */
export const MONTHLY = sql.lit<'monthly'>('monthly');

/** Reads a stored bill; only the server writes them. */
export const readBill = ({ content }: Pick<BillRow, 'content'>): Bill => JSON.parse(content);

/** A bill before it has its number. */
interface Unnumbered {
  /** Who counts: the id of a shop, or `platform`. */
  readonly issuer: string;
  readonly partnerId: PartnerId;
  readonly orderId?: OrderId;
  readonly refundId?: RefundId;
  readonly month?: string;
  readonly amount: number;
  readonly year: number;
  readonly content: (number: string) => Bill;
}

/**
 * Issues a bill under the next number of its series. Numbers have no gaps, because a transaction that fails takes its
 * number back.
 */
export async function issue(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  { issuer, partnerId, orderId, refundId, month, amount, year, content }: Unnumbered,
): Promise<BillRow> {
  const { kind, currency } = content('');
  const series = `${kind}:${issuer}:${year}`;
  const number = billNumber(kind, year, await nextNumber(tx, series));
  const row: BillRow = {
    id: brand<BillId>(random.id()),
    kind,
    series,
    number,
    partner_id: partnerId,
    order_id: orderId ?? null,
    refund_id: refundId ?? null,
    month: month ?? null,
    amount,
    currency,
    content: JSON.stringify(content(number)),
    issued_at: clock.now(),
  };
  await tx.insertInto('bills').values(row).execute();
  return row;
}

/** The bills of an order: its receipt, then its credit notes. */
export function billsOfOrder(reader: Reader, orderId: OrderId): Promise<BillRow[]> {
  return reader
    .selectFrom('bills')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy((bill) => bill.case().when('kind', '=', 'receipt').then(0).else(1).end())
    .orderBy('issued_at')
    .orderBy('id')
    .execute();
}
