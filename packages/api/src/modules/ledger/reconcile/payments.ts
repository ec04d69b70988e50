import type { Reader } from '../../../base/db/database.ts';
import type { RefundRow } from '../../../records/payments/refund-store.ts';
import type { PaymentRow } from '../../../records/payments/store.ts';
import type { Difference } from './difference.ts';

interface Books {
  /** The amount that each entry moved: the sum of its debits. */
  readonly moved: ReadonlyMap<string, number>;
  readonly refunds: ReadonlyMap<string, readonly RefundRow[]>;
}

/** Finds payments and refunds whose amounts in the ledger differ from those in the shop. */
export async function paymentsAgree(reader: Reader, since: number): Promise<Difference[]> {
  const looked = reader.selectFrom('payments').where('changed_at', '>=', since);
  const [payments, refunds, debits] = await Promise.all([
    looked.selectAll().execute(),
    reader.selectFrom('refunds').selectAll().where('payment_id', 'in', looked.select('id')).execute(),
    reader
      .selectFrom('ledger_lines')
      .innerJoin('ledger_entries', 'ledger_entries.key', 'ledger_lines.entry')
      .select(['entry', (line) => line.fn.sum<number | string>('amount').as('sum')])
      .where('payment_id', 'in', looked.select('id'))
      .where('amount', '>', 0)
      // The drawings of a sale are a part of its money; those of a refund are beside the shares that it takes back.
      .where((line) =>
        line.or([
          line('ledger_lines.kind', 'in', ['money', 'fee', 'refund', 'refundOwed']),
          line('ledger_entries.kind', '=', 'refund'),
        ]),
      )
      .groupBy('entry')
      .execute(),
  ]);
  const books: Books = {
    moved: new Map(debits.map(({ entry, sum }) => [entry, Number(sum)])),
    refunds: byPayment(refunds),
  };
  return payments.flatMap((payment) => [...captureAgrees(payment, books), ...refundsAgree(payment, books)]);
}

function byPayment(refunds: readonly RefundRow[]): Books['refunds'] {
  const grouped = new Map<string, RefundRow[]>();
  for (const refund of refunds) grouped.set(refund.payment_id, [...(grouped.get(refund.payment_id) ?? []), refund]);
  return grouped;
}

function captureAgrees({ id, order_id, captured_amount, fee_amount }: PaymentRow, { moved }: Books): Difference[] {
  const booked = (moved.get(`sale.${id}`) ?? 0) + (moved.get(`receipt.${id}`) ?? 0);
  const fee = moved.get(`fee.${id}`) ?? 0;
  return [
    ...differs('captureNotBooked', id, order_id, captured_amount ?? 0, booked),
    ...differs('feeNotBooked', id, order_id, fee_amount ?? 0, fee),
  ];
}

function refundsAgree({ id, order_id, captured_amount }: PaymentRow, { moved, refunds }: Books): Difference[] {
  const rows = refunds.get(id) ?? [];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const promised = sum(rows.filter(({ state }) => state !== 'covered').map(({ amount }) => amount));
  const takenBack = sum(rows.map((row) => moved.get(`refund.${row.id}`) ?? 0));
  const shared = moved.has(`sale.${id}`) ? promised : 0;
  return [
    ...differs('refundNotBooked', id, order_id, shared, takenBack),
    ...(promised > (captured_amount ?? 0)
      ? differs('refundedTooMuch', id, order_id, captured_amount ?? 0, promised)
      : []),
    ...rows.flatMap((row) => {
      const paid = row.state === 'refunded' ? row.amount : 0;
      return differs('refundPaidNotBooked', row.id, order_id, paid, moved.get(`refundPaid.${row.id}`) ?? 0);
    }),
  ];
}

function differs(
  kind: Difference['kind'],
  id: string,
  order_id: string,
  expected: number,
  found: number,
): Difference[] {
  return expected === found ? [] : [{ kind, id, order_id, expected, found }];
}
