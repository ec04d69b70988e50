import { BILL_KINDS, type BillId, type OrderId, type PartnerId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { id, money, text, timestamp } from '../schemas.ts';

/** A bill without its file: a receipt or credit note of an order, or the bill of a month. */
export const billView = z.object({
  bill_id: id<BillId>(),
  kind: z.enum(BILL_KINDS),
  number: z.string(),
  issued_at: timestamp,
  /** Paid, paid back, or the balance at the end of the month. */
  amount: money,
  /** `yyyy-mm` of a monthly bill; null for others. */
  month: z.nullable(z.string()),
});
export type BillView = z.infer<typeof billView>;

/** A monthly bill, with the shop that it is for. */
const shopBill = z.extend(billView, { partner_id: id<PartnerId>(), shop: z.string() });
export type ShopBill = z.infer<typeof shopBill>;

const bill = z.object({ bill_id: id<BillId>() });
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

export const billFile = z.object({
  name: z.string(),
  /** In base64. */
  file: z.string(),
});

export const billActions = [
  action({
    name: 'Order.bills',
    who: ['customer'],
    summary:
      'Returns the receipt of a paid order and the credit notes of its refunds. They are issued with the sale and with the refund, in the language of the order (OR-13).',
    input: z.object({ order_id: id<OrderId>() }),
    output: z.array(billView),
  }),
  action({
    name: 'Order.bill',
    who: ['customer'],
    summary:
      'Returns a receipt or a credit note of an own order as a PDF. The same bill is always the same file (OR-13).',
    input: bill,
    output: billFile,
  }),
  action({
    name: 'Partner.bills',
    paged: true,
    who: ['partner'],
    duty: 'money',
    summary: 'Lists the shop’s monthly bills, newest first (PA-04, OP-06).',
    input: z.object({}),
    output: z.array(billView),
  }),
  action({
    name: 'Partner.bill',
    who: ['partner'],
    duty: 'money',
    summary:
      'Returns one of the shop’s bills as a PDF: a monthly bill, or a receipt or credit note for a customer (OP-06).',
    input: bill,
    output: billFile,
  }),
  action({
    name: 'Partner.orderBills',
    who: ['partner'],
    duty: 'counter',
    summary: 'Returns the receipt and the credit notes of an order of the shop (OR-13).',
    input: z.object({ order_number: text(40) }),
    output: z.array(billView),
  }),
  action({
    name: 'Operator.bills',
    paged: true,
    who: ['operator'],
    summary:
      'Lists the monthly bills of all shops, newest first; those of one month, or of shops with these words (OP-06).',
    input: z.object({ month: z.optional(month), search: z.optional(text(80)) }),
    output: z.array(shopBill),
  }),
  action({
    name: 'Operator.bill',
    who: ['operator'],
    summary: 'Returns a monthly bill as a PDF (OP-06).',
    input: bill,
    output: billFile,
  }),
] as const;
