import type { CreditNote, Receipt } from '@cpc/bills';
import { type PartnerId, type PaymentId, sizedColour, splitVat, type VatPart } from '@cpc/domain';
import { goodsText, type Locale, type Translator } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import type { Tx } from '../base/db/database.ts';
import type { Transition } from '../base/transition.ts';
import { yearIn } from '../records/bills/months.ts';
import { type BilledShop, billedShop } from '../records/bills/party.ts';
import { ratesOf } from '../records/bills/rates.ts';
import { billsOfOrder, issue, readBill } from '../records/bills/store.ts';
import { readGoods } from '../records/catalogue/goods.ts';
import { deliveryOf } from '../records/delivery/store.ts';
import { itemsOf, type OrderItem } from '../records/orders/items.ts';
import type { OrderRow } from '../records/orders/store.ts';
import type { RefundRow } from '../records/payments/refund-store.ts';
import type { PaymentRow } from '../records/payments/store.ts';

type Change = Pick<Transition, 'tx' | 'clock' | 'random'>;

/** How an order becomes a sale. */
interface Sale {
  readonly partnerId: PartnerId;
  /** Who takes the money; `free` if nothing has to be paid. */
  readonly provider: string;
  readonly amount: number;
}

/** Issues the receipt of an order in the transaction of its sale: numbers are in the order of sales (OR-13). */
export async function issueReceipt(change: Change, order: OrderRow, sale: Sale): Promise<void> {
  const shop = await billedShop(change.tx, sale.partnerId);
  const about = { order, sale, shop, locale: order.language };
  const content = await receiptOf(change, about);
  const [year, amount] = [yearIn(shop.timeZone, change.clock.now()), sale.amount];
  await issue(change.tx, change, { issuer: shop.id, partnerId: shop.id, orderId: order.id, amount, year, content });
}

/**
 * Issues the credit note of a refund in the transaction in which it was paid (OR-13). Money that bought nothing has no receipt,
 * and no credit note.
 */
export async function issueCreditNote(
  change: Change,
  payment: Pick<PaymentRow, 'id' | 'order_id'>,
  refund: Pick<RefundRow, 'id' | 'amount'>,
): Promise<void> {
  const { tx, clock } = change;
  const row = (await billsOfOrder(tx, payment.order_id)).find(({ kind }) => kind === 'receipt');
  const receipt = row && readBill(row);
  if (!row || receipt?.kind !== 'receipt' || !(await isSale(tx, payment.id))) return;
  const { number: receiptNumber, locale, currency, to, orderNumber, vat } = receipt;
  const shop = await billedShop(tx, row.partner_id);
  const now = clock.now();
  const content = (number: string): CreditNote => ({
    kind: 'creditNote',
    number,
    issuedAt: now,
    timeZone: shop.timeZone,
    locale,
    currency,
    from: shop.partyIn(locale),
    to,
    orderNumber,
    receiptNumber,
    refundedAt: now,
    amount: refund.amount,
    // The rate of its receipt, whatever the shop has changed since.
    vat: taxOf(vat[0]?.permille, -refund.amount),
  });
  const ids = { orderId: payment.order_id, refundId: refund.id, partnerId: shop.id };
  const [year, amount] = [yearIn(shop.timeZone, now), -refund.amount];
  await issue(tx, change, { issuer: shop.id, ...ids, amount, year, content });
}

const isSale = async (tx: Tx, id: PaymentId): Promise<boolean> =>
  (await tx.selectFrom('ledger_entries').select('key').where('key', '=', `sale.${id}`).execute()).length > 0;

interface About {
  readonly order: OrderRow;
  readonly sale: Sale;
  readonly shop: BilledShop;
  readonly locale: Locale;
}

const translators = serverTranslator();

/** All that a receipt says, as soon as it has its number. */
async function receiptOf({ tx, clock }: Change, about: About): Promise<(number: string) => Receipt> {
  const { order, sale, shop, locale } = about;
  const [items, delivery] = [await itemsOf(tx, [order.id]), await deliveryOf(tx, order.id)];
  const rows = pricedItems(items, sale, translators(locale));
  const fee = delivery?.fee_amount ?? 0;
  const permille = (await ratesOf(tx, shop))(order.created_at);
  const drawings = pricedDrawings(items, sale);
  const full = rows.reduce((sum, { amount }) => sum + amount, fee + drawings.amount);
  return (number) => ({
    kind: 'receipt',
    number,
    issuedAt: clock.now(),
    timeZone: shop.timeZone,
    locale,
    currency: order.price_currency,
    from: shop.partyIn(locale),
    to: null,
    orderNumber: order.number,
    paidAt: clock.now(),
    method: sale.provider,
    items: rows,
    ...(drawings.count > 0 && { drawings }),
    discount: full - sale.amount,
    delivery: fee,
    total: sale.amount,
    vat: taxOf(permille, sale.amount),
  });
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

/** The tax that an amount contains; none if the rate is unknown. */
function taxOf(permille: number | undefined, amount: number): VatPart[] {
  return permille === undefined ? [] : [splitVat(amount, permille)];
}
