import { LINE_KINDS, type PartnerId, SHOP_STATES } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, money, text, timestamp } from '../schemas.ts';
import { shopDetails } from './details.ts';
import { incident } from './incidents.ts';
import { balance } from './money.ts';
import { shopOrder } from './partner-orders.ts';

/** An order of any shop, as an operator finds it: all that its shop sees of it, and its money. No customer is shown. */
const foundOrder = z.extend(shopOrder, {
  partner_id: id<PartnerId>(),
  shop_name: z.string(),
  shop_state: z.enum(SHOP_STATES),
  /** What the providers call its payments, the newest first. */
  references: z.array(
    z.object({ provider: z.string(), reference: z.nullable(z.string()), capture_id: z.nullable(z.string()) }),
  ),
  /** Its lines of the ledger, in their order. */
  lines: z.array(
    z.object({
      line_id: z.string(),
      at: timestamp,
      account: z.string(),
      kind: z.enum(LINE_KINDS),
      /** Positive for a debit, negative for a credit. */
      amount: money,
    }),
  ),
});
export type FoundOrder = z.infer<typeof foundOrder>;

/** How a shop is now, for an operator who helps it. */
const shopNow = z.object({
  money: z.array(balance),
  contact: z.pick(shopDetails, {
    phone: true,
    email: true,
    address: true,
    time_zone: true,
    legal_name: true,
    country: true,
    vat_id: true,
    registration: true,
  }),
  /** What needs a hand, the worst first. */
  incidents: z.array(incident),
  /** The last comparison of the books with the provider, the orders and the prints; null before the first one. */
  books: z.nullable(
    z.object({
      at: timestamp,
      /** Differences of orders of this shop, and all of the platform. */
      own: count,
      all: count,
    }),
  ),
});
export type ShopNow = z.infer<typeof shopNow>;

export const supportActions = [
  action({
    name: 'Operator.findOrders',
    who: ['operator'],
    summary:
      'Finds orders of all shops by order number, print number, pickup code, the id of a payment or capture at its provider, or the last four digits of the customer’s phone, the newest first. The reason is recorded in the history of each shop (OP-08).',
    input: z.object({ search: text(80), reason: text(200) }),
    output: z.object({
      orders: z.array(foundOrder),
      /** Older orders fit, too. */
      more: z.boolean(),
    }),
  }),
  action({
    name: 'Operator.shopNow',
    who: ['operator'],
    summary:
      'Returns a shop’s money, contact and legal data, what needs a hand there, and what the last reconciliation found (OP-08).',
    input: z.object({ partner_id: id<PartnerId>() }),
    output: shopNow,
  }),
] as const;
