import type { CreditNote, Receipt } from '@cpc/bills';
import { type OrderId, sizedColour, splitVat, type VatPart } from '@cpc/domain';
import { goodsText, type Locale, type Translator } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import type { Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { readGoods } from '../../records/catalogue/goods.ts';
import { deliveryOf } from '../../records/delivery/store.ts';
import { itemsOf, type OrderItem } from '../../records/orders/items.ts';
import { lockOrder, type OrderRow } from '../../records/orders/store.ts';
import { type BillRow, billsOfOrder, issue, readBill } from '../../records/bills/store.ts';
import { type BilledShop, billedShop } from '../../records/bills/party.ts';
import { ratesOf } from './rates.ts';
import { givenRefundsOf, type Sale, saleOf } from '../../records/bills/sale.ts';
import { yearIn } from '../../records/bills/months.ts';

/**
 * The receipt of an order and the credit notes of its refunds. What is missing is issued under the order's lock: two
 * calls at once issue one (OR-13). An order that was not sold has none.
 */
export function billsFor(services: With<'db' | 'clock' | 'random'>, orderId: OrderId): Promise<BillRow[]> {
  return services.db.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const sale = order && (await saleOf(tx, order));
    if (!order || !sale) return [];
    const shop = await billedShop(tx, sale.partnerId);
    const before = await billsOfOrder(tx, orderId);
    const about = { order, sale, shop, locale: order.language };
    const receipt = before.find(({ kind }) => kind === 'receipt') ?? (await issueReceipt(tx, services, about));
    await issueCreditNotes(tx, services, { ...about, receipt, before });
    return billsOfOrder(tx, orderId);
  });
}

interface About {
  readonly order: OrderRow;
  readonly sale: Sale;
  readonly shop: BilledShop;
  readonly locale: Locale;
}

const translators = serverTranslator();

type Ports = With<'clock' | 'random'>;

const headOf = ({ order, shop, locale }: About, { clock }: With<'clock'>) => ({
  issuedAt: clock.now(),
  timeZone: shop.timeZone,
  locale,
  currency: order.price_currency,
  from: shop.partyIn(locale),
  to: null,
  orderNumber: order.number,
});

async function issueReceipt(tx: Tx, ports: Ports, about: About): Promise<BillRow> {
  const { order, sale, shop } = about;
  const [items, delivery] = [await itemsOf(tx, [order.id]), await deliveryOf(tx, order.id)];
  const rows = pricedItems(items, sale, translators(about.locale));
  const fee = delivery?.fee_amount ?? 0;
  const permille = (await ratesOf(tx, shop))(order.created_at);
  const drawings = pricedDrawings(items, sale);
  const full = rows.reduce((sum, { amount }) => sum + amount, fee + drawings.amount);
  const receipt = (number: string): Receipt => ({
    ...headOf(about, ports),
    number,
    kind: 'receipt',
    paidAt: sale.paidAt,
    method: sale.provider,
    items: rows,
    ...(drawings.count > 0 && { drawings }),
    discount: full - sale.amount,
    delivery: fee,
    total: sale.amount,
    vat: taxOf(permille, sale.amount),
  });
  const year = yearIn(shop.timeZone, ports.clock.now());
  const { partnerId, amount } = { partnerId: shop.id, amount: sale.amount };
  return issue(tx, ports, { issuer: shop.id, partnerId, orderId: order.id, amount, year, content: receipt });
}

/** A voucher pays what its platform says for an item and its drawings, whatever the price list says. */
const byVoucher = (items: readonly OrderItem[], { provider }: Sale) => provider === 'voucher' && items.length === 1;

function pricedItems(items: readonly OrderItem[], sale: Sale, { tOr }: Translator): Receipt['items'] {
  return items.map((item) => {
    const { brand, model, shellName, colourName } = readGoods(item.goods);
    const { colour, size = '' } = sizedColour(colourName);
    const piece = [tOr(`shell.${shellName}`, shellName), tOr(`colour.${colour}`, colour), size];
    const goods = [brand, goodsText({ tOr }, model)];
    const name = `${goods.filter(Boolean).join(' ')} · ${piece.filter(Boolean).join(', ')}`;
    return { name, amount: byVoucher(items, sale) ? sale.amount : item.price_amount - item.drawings_amount };
  });
}

/** What was paid for drawings, and for how many. */
function pricedDrawings(items: readonly OrderItem[], sale: Sale): NonNullable<Receipt['drawings']> {
  const paid = byVoucher(items, sale) ? [] : items.filter((item) => item.drawings_amount > 0);
  return {
    count: paid.reduce((sum, { drawings }) => sum + drawings, 0),
    amount: paid.reduce((sum, { drawings_amount }) => sum + drawings_amount, 0),
  };
}

/** A credit note has the rate of its receipt, whatever the shop has changed since. */
function rateOf(receipt: BillRow): number | undefined {
  const bill = readBill(receipt);
  return bill.kind === 'receipt' ? bill.vat[0]?.permille : undefined;
}

/** The tax that an amount contains; none if the rate is unknown. */
function taxOf(permille: number | undefined, amount: number): VatPart[] {
  return permille === undefined ? [] : [splitVat(amount, permille)];
}

interface WithReceipt extends About {
  readonly receipt: BillRow;
  readonly before: readonly BillRow[];
}

async function issueCreditNotes(tx: Tx, ports: Ports, { receipt, before, ...about }: WithReceipt): Promise<void> {
  const { order, sale, shop } = about;
  if (sale.paymentId === null) return;
  const permille = rateOf(receipt);
  const known = new Set(before.map(({ refund_id }) => refund_id));
  const year = yearIn(shop.timeZone, ports.clock.now());
  for (const refund of await givenRefundsOf(tx, order.id, sale.paymentId)) {
    if (known.has(refund.id)) continue;
    const note = (number: string): CreditNote => ({
      ...headOf(about, ports),
      number,
      kind: 'creditNote',
      receiptNumber: receipt.number,
      refundedAt: refund.at,
      amount: refund.amount,
      vat: taxOf(permille, -refund.amount),
    });
    const ids = { orderId: order.id, refundId: refund.id, partnerId: shop.id };
    await issue(tx, ports, { issuer: shop.id, ...ids, amount: -refund.amount, year, content: note });
  }
}
