import {
  type Currency,
  type ItemShare,
  type OrderId,
  type PartnerId,
  type PaymentId,
  type Posting,
  type RefundId,
  brand,
  sharesOfRefund,
  sharesOfReprint,
  sharesOfSale,
} from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { ReportsTables } from '../../base/db/tables/reports.ts';

type Row = ReportsTables['report_money'];

/** What reports add up, of nothing. */
export const NO_SUMS = {
  orders: 0,
  items: 0,
  goods: 0,
  delivery: 0,
  discount: 0,
  refunds: 0,
  commission: 0,
  promoted: 0,
  reprints: 0,
};
export type Sums = Readonly<typeof NO_SUMS>;

/** A posted entry, with what it is about. */
export interface Posted extends Posting {
  readonly orderId: OrderId | null;
  readonly paymentId: PaymentId | null;
  readonly at: number;
}

/** What an entry means for the items of its order: the rows that reports add up, in the transaction of the entry. */
export async function keepMoney(tx: Tx, posted: Posted): Promise<void> {
  const rows = await rowsOf(tx, posted);
  if (rows.length > 0) await insertRows(tx, { rows });
}

/** @returns no rows for an entry that changes no shop's income, or whose sale has no rows yet */
export async function rowsOf(reader: Reader, posted: Posted): Promise<Row[]> {
  if (posted.kind === 'sale') return saleRows(reader, posted);
  if (posted.kind === 'refund') return refundRows(reader, posted);
  return posted.kind === 'reprint' ? reprintRows(reader, posted) : [];
}

async function saleRows(reader: Reader, posted: Posted): Promise<Row[]> {
  if (posted.orderId === null) return [];
  const items = await soldItems(reader, { orderId: posted.orderId });
  const [first] = items;
  if (!first) return [];
  const shares = sharesOfSale(
    posted.lines,
    items.map(({ line, price_amount, discount_amount, drawings_amount: drawings }) => ({
      line,
      price: price_amount - discount_amount,
      drawings,
    })),
  );
  return shares.map((share): Row => {
    const item = items.find(({ line }) => line === share.line);
    const sold = { items: item ? 1 : 0, orders: item === first ? 1 : 0, discount: item?.discount_amount ?? 0 };
    return { ...rowOf(posted, share), ...subjectOf(item), machine_id: first.machine_id, ...sold };
  });
}

/** The rows of a free order: it is sold, and no money moves. */
export async function keepFree(
  tx: Tx,
  order: { readonly id: OrderId; readonly price_currency: string },
  at: number,
): Promise<void> {
  const items = await soldItems(tx, { orderId: order.id });
  const rows = items.map(({ line, discount_amount, machine_id, partner_id, ...item }, index): Row => {
    const entry = {
      key: `free.${order.id}`,
      at,
      partner: brand<PartnerId>(partner_id),
      currency: brand<Currency>(order.price_currency),
    };
    const sold = { items: 1, orders: index === 0 ? 1 : 0, discount: discount_amount };
    return { ...emptyRow(entry, line), ...subjectOf(item), machine_id, ...sold };
  });
  if (rows.length > 0) await insertRows(tx, { rows });
}

/** A refund belongs to the shop and the station of its sale, also after the order or the station has moved. */
async function refundRows(reader: Reader, posted: Posted): Promise<Row[]> {
  if (posted.paymentId === null) return [];
  const before = await rowsOfPayment(reader, { paymentId: posted.paymentId });
  const [first] = before;
  if (!first) return [];
  const left = new Map<number, number>();
  for (const { line, goods, delivery, refunds } of before)
    left.set(line, (left.get(line) ?? 0) + goods + delivery - refunds);
  const [refund] = await refundedItem(reader, { refundId: brand<RefundId>(posted.key.slice('refund.'.length)) });
  return sharesOfRefund(posted.lines, left, refund?.line).map((share): Row => {
    const sold = before.find(({ line }) => line === share.line);
    const { machine_id, partner_id } = first;
    return { ...rowOf(posted, share), ...subjectOf(sold), machine_id, partner_id };
  });
}

async function reprintRows(reader: Reader, posted: Posted): Promise<Row[]> {
  const [item] = posted.orderId === null ? [] : await soldItems(reader, { orderId: posted.orderId });
  return sharesOfReprint(posted.lines).map((share) => ({
    ...rowOf(posted, share),
    machine_id: item?.machine_id ?? null,
  }));
}

const subjectOf = (item?: Pick<Row, 'goods_id' | 'shell_id'>): Pick<Row, 'goods_id' | 'shell_id'> => ({
  goods_id: item?.goods_id ?? null,
  shell_id: item?.shell_id ?? null,
});

const PARTNER = 'partner:';

function rowOf({ key, at, lines }: Posted, share: ItemShare): Row {
  const account = lines.find((line) => line.account.startsWith(PARTNER))?.account ?? '';
  const partner = brand<PartnerId>(account.slice(PARTNER.length));
  const currency = lines[0]?.currency ?? brand<Currency>('');
  return { ...emptyRow({ key, at, partner, currency }, share.line), ...share };
}

interface Entry {
  readonly key: string;
  readonly at: number;
  readonly partner: PartnerId;
  readonly currency: Currency;
}

const emptyRow = ({ key, at, partner, currency }: Entry, line: number): Row => ({
  entry: key,
  line,
  partner_id: partner,
  machine_id: null,
  goods_id: null,
  shell_id: null,
  at,
  currency,
  ...NO_SUMS,
});

const soldItems = prepared((reader, { orderId }: { readonly orderId: OrderId }) =>
  reader
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['line', 'goods_id', 'shell_id', 'order_items.price_amount', 'order_items.discount_amount'])
    .select('order_items.drawings_amount')
    .select(['orders.machine_id', 'machines.partner_id'])
    .where('order_items.order_id', '=', orderId)
    .orderBy('line'),
);

const rowsOfPayment = prepared((reader, { paymentId }: { readonly paymentId: PaymentId }) =>
  reader
    .selectFrom('report_money')
    .innerJoin('ledger_entries', 'ledger_entries.key', 'report_money.entry')
    .selectAll('report_money')
    .where('ledger_entries.payment_id', '=', paymentId)
    .orderBy('ledger_entries.at')
    .orderBy('line'),
);

const refundedItem = prepared((reader, { refundId }: { readonly refundId: RefundId }) =>
  reader
    .selectFrom('refunds')
    .innerJoin('order_items', 'order_items.id', 'refunds.item_id')
    .select('line')
    .where('refunds.id', '=', refundId),
);

const insertRows = prepared((tx, { rows }: { readonly rows: readonly Row[] }) =>
  tx.insertInto('report_money').values(rows),
);
