import { CLAIM_STATES, type OrderId, type OrderItemId, REFUSALS, REPRINT_BEARERS, type ReprintId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import {
  assetId,
  count,
  finding,
  id,
  money,
  orderLabel,
  orderStatus,
  paymentState,
  printJobState,
  stationId,
  stationState,
  text,
  timestamp,
} from '../schemas.ts';
import { deliveryView } from './delivery.ts';
import { refundView } from './orders.ts';
import { otherStation } from './station-care.ts';

/** What the orders of a shop are filtered by. An order of several items may be in several of them. */
export const SHOP_ORDER_STATES = [
  'needsPerson',
  'waiting',
  'printing',
  'ready',
  'finished',
  'closed',
  'refunded',
] as const;
export type ShopOrderState = (typeof SHOP_ORDER_STATES)[number];

/** The states of orders that are not finished: each has a number on the page of the orders. */
export const OPEN_ORDER_STATES = ['needsPerson', 'waiting', 'printing', 'ready'] as const satisfies ShopOrderState[];

const clientKey = z.string().check(z.regex(/^[\w.-]{1,60}$/));
/** Why a person does it; kept with the act. */
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(200));
const amount = z.int().check(z.positive(), z.maximum(1_000_000_000));

/** An order in the list of a shop. No customer is shown. */
export const shopOrderRow = z.object({
  order_id: id<OrderId>(),
  order_number: z.string(),
  created_at: timestamp,
  status: orderStatus,
  label: orderLabel,
  machine_id: stationId,
  machine_name: z.string(),
  /** What was to be paid, and how much of it is promised back or given back. */
  price: money,
  refunded: money,
  /** A print of it is unsure or held, or its refund failed. */
  needs_person: z.boolean(),
  sent: z.boolean(),
  items: z.array(
    z.object({
      item_id: id<OrderItemId>(),
      print_number: z.nullable(z.string()),
      model: z.string(),
      colour_name: z.string(),
      label: orderLabel,
      percent: count,
      thumbnail: z.nullable(assetId),
    }),
  ),
});
export type ShopOrderRow = z.infer<typeof shopOrderRow>;

const shopOrderItem = z.object({
  item_id: id<OrderItemId>(),
  line: count,
  brand: z.string(),
  model: z.string(),
  shell_name: z.string(),
  colour_name: z.string(),
  /** GET /api/order/thumbnail/{asset} with the session’s header. */
  thumbnail: z.nullable(assetId),
  price: money,
  /** The part of the price that its drawings cost. */
  drawings_price: money,
  /** Whether a trained model made one of its pictures, or a part of one. */
  model_made: z.boolean(),
  discount: money,
  /** What can still be given back of it. */
  left: money,
  label: orderLabel,
  print_number: z.nullable(z.string()),
  job: z.nullable(printJobState),
  percent: count,
  bay: z.nullable(z.string()),
  /** What became of its blank; null if the customer brings the piece. */
  piece: z.nullable(z.enum(['held', 'released', 'used'])),
  /** The blanks of its kind that are free at its station; null if it needs none. */
  blanks: z.nullable(count),
  reprintable: z.boolean(),
  /** Its reprint waits and can be called off. */
  reprint_waits: z.boolean(),
  /** It lies in a bay and can be handed over at the counter. */
  in_bay: z.boolean(),
  findings: z.array(finding),
});
export type ShopOrderItem = z.infer<typeof shopOrderItem>;

const reprint = z.object({
  reprint_id: id<ReprintId>(),
  item_id: id<OrderItemId>(),
  at: timestamp,
  by: z.nullable(z.string()),
  reason: z.string(),
  bearer: z.enum(REPRINT_BEARERS),
  claim: z.nullable(z.enum(CLAIM_STATES)),
  /** What the platform pays for it, once the claim is approved. */
  paid: z.nullable(money),
  /** The operator’s reason. */
  answer: z.nullable(z.string()),
  /** It settles a problem that the customer reported. */
  settles_problem: z.boolean(),
  /** Set if it was called off before a station began it. What the platform had paid went back. */
  called_off: z.nullable(z.object({ at: timestamp, by: z.nullable(z.string()), reason: z.string() })),
});

const shopRefund = z.extend(refundView, {
  /** `customer`, `system`, `provider` or `partner`; `by` is the name of the shop’s person. */
  actor: z.string(),
  by: z.nullable(z.string()),
  /** Why the provider refused it. */
  problem: z.string(),
});

const shopPayment = z.object({
  provider: z.string(),
  state: paymentState,
  amount: money,
  /** What the provider says it took; null before that. */
  taken: z.nullable(money),
  created_at: timestamp,
  changed_at: timestamp,
  /** It came when another payment had taken its place, so all of it goes back. */
  late: z.boolean(),
  /** The person who took the cash. */
  taken_by: z.nullable(z.string()),
});

/** One order with all that happened to it (PA-11). */
export const shopOrder = z.extend(z.omit(shopOrderRow, { items: true }), {
  /** Null if its station is another shop’s now: it prints nothing for this order any more. */
  station_state: z.nullable(stationState),
  discount: money,
  coupon_code: z.nullable(z.string()),
  /** How it is sent; the address is shown where parcels are packed. */
  delivery: z.nullable(
    z.extend(z.omit(deliveryView, { address: true, closes_at: true }), {
      /** The parcels that were sent before an item was printed again, the first one first. */
      former: z.array(
        z.object({
          company: z.string(),
          express_number: z.string(),
          shipped_at: timestamp,
          received_at: z.nullable(timestamp),
        }),
      ),
    }),
  ),
  /** What can still be given back. */
  left: money,
  /** Why nothing can be given back; null if something can. */
  no_refund: z.nullable(z.enum(['nothingPaid', 'refundedAlready'])),
  /** No station has begun it, so another one may take it over. */
  movable: z.boolean(),
  /** A voucher goes back as a whole. */
  whole_only: z.boolean(),
  items: z.array(shopOrderItem),
  payments: z.array(shopPayment),
  refunds: z.array(shopRefund),
  reprints: z.array(reprint),
  history: z.array(
    z.object({
      at: timestamp,
      /** `printJob.placed`: the part of the order, and what happened to it. */
      what: z.string(),
      actor: z.string(),
      by: z.nullable(z.string()),
      cause: z.string(),
      /** The reason that a person typed. */
      note: z.nullable(z.string()),
      /** The line of the item. */
      line: z.nullable(count),
    }),
  ),
});
export type ShopOrder = z.infer<typeof shopOrder>;
export type ShopReprint = ShopOrder['reprints'][number];
export type ShopRefund = ShopOrder['refunds'][number];

/** A shop’s claim that the platform pays for a reprint. */
const claim = z.object({
  reprint_id: id<ReprintId>(),
  state: z.enum(CLAIM_STATES),
  at: timestamp,
  shop: z.string(),
  by: z.nullable(z.string()),
  machine_name: z.string(),
  order_number: z.string(),
  model: z.string(),
  reason: z.string(),
  /** What the customer paid for the item. */
  price: money,
  /** What the first of two operators approved, and who it was. */
  checked: z.nullable(money),
  checked_by: z.nullable(z.string()),
  /** Two operators approve it, because of what the shop gets within seven days (OP-06). */
  four_eyes: z.boolean(),
  /** Why the caller may not approve it (PA-13); null if they may. */
  refusal: z.nullable(z.enum(REFUSALS)),
  paid: z.nullable(money),
  decided_at: z.nullable(timestamp),
  decided_by: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  /** When its reprint was called off: what was paid went back. */
  called_off_at: z.nullable(timestamp),
});
export type Claim = z.infer<typeof claim>;

export const partnerOrdersActions = [
  action({
    name: 'Partner.orders',
    paged: true,
    flow: ['created_at'],
    who: ['partner'],
    duty: null,
    summary:
      'Lists the orders of the shop’s stations, newest first, by state, station and time. `search` finds a part of an order number and a print number; with the duty `counter` also a pickup code, the last 4 digits of the customer’s phone or the whole of it, and these searches are limited (PA-11). Orders that were never paid are listed only for a search.',
    input: z.object({
      search: z.optional(text(40)),
      state: z.optional(z.enum(SHOP_ORDER_STATES)),
      machine_id: z.optional(stationId),
      from: z.optional(timestamp),
      until: z.optional(timestamp),
    }),
    output: z.array(shopOrderRow),
  }),
  action({
    name: 'Partner.orderCounts',
    who: ['partner'],
    duty: null,
    summary: 'Counts the unfinished orders of the shop’s stations, or of one of them, by state (PA-11).',
    input: z.object({ machine_id: z.optional(stationId) }),
    output: z.object({ needsPerson: count, waiting: count, printing: count, ready: count }),
  }),
  action({
    name: 'Partner.order',
    who: ['partner'],
    duty: null,
    summary: 'Returns one order of the shop with its items, payments, refunds, reprints and whole history (PA-11).',
    input: z.object({ order_number: text(40) }),
    output: shopOrder,
  }),
  action({
    name: 'Partner.refundOrder',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Gives money of an order back: all that is left, what is left of one item, or an amount in minor units, with a reason (PA-11). What no station has begun is cancelled with it. Calls with the same client_key refund once.',
    input: z.object({
      order_id: id<OrderId>(),
      client_key: clientKey,
      item_id: z.optional(id<OrderItemId>()),
      amount: z.optional(amount),
      reason,
    }),
    output: shopOrder,
  }),
  action({
    name: 'Partner.reprint',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Prints a finished item again on another blank, with a reason and who bears the cost: the shop, or the platform if an operator approves the claim (PA-06). Calls with the same client_key print once.',
    input: z.object({
      order_id: id<OrderId>(),
      item_id: id<OrderItemId>(),
      client_key: clientKey,
      bearer: z.enum(REPRINT_BEARERS),
      reason,
    }),
    output: shopOrder,
  }),
  action({
    name: 'Partner.callOffReprint',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Calls off a reprint that no station has begun, with a reason (PA-06): its blank is free, what the platform paid for it goes back, the item is again what it was, and the problem that it settled is open again. Calls with the same client_key call it off once.',
    input: z.object({ order_id: id<OrderId>(), item_id: id<OrderItemId>(), client_key: clientKey, reason }),
    output: shopOrder,
  }),
  action({
    name: 'Partner.handOver',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Hands an item in a bay over at the counter: against its pickup code, or without one, by its picture, with a reason (PA-11). The person is recorded. Calls with the same client_key hand over once.',
    input: z.object({
      order_id: id<OrderId>(),
      item_id: id<OrderItemId>(),
      client_key: clientKey,
      /** Six digits, or what the QR code of the customer contains. */
      code: z.optional(text(200)),
      /** Why it is handed over without a code. */
      reason: z.optional(reason),
    }),
    output: shopOrder,
  }),
  action({
    name: 'Partner.moves',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Lists the stations of the shop that can make a waiting order instead of its own, the soonest first (QU-04).',
    input: z.object({ order_id: id<OrderId>() }),
    output: z.array(otherStation),
  }),
  action({
    name: 'Partner.moveOrder',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Moves a paid order that no station has begun to another station of the shop, with a reason, and tells the customer (QU-04). Calls with the same client_key move it once.',
    input: z.object({ order_id: id<OrderId>(), machine_id: stationId, client_key: clientKey, reason }),
    output: shopOrder,
  }),
  action({
    name: 'Operator.claims',
    paged: true,
    flow: ['at'],
    who: ['operator'],
    summary:
      'Lists the claims of shops that the platform pays for a reprint, newest first, or those in one state (OP-01).',
    input: z.object({ state: z.optional(z.enum(CLAIM_STATES)) }),
    output: z.array(claim),
  }),
  action({
    name: 'Operator.decideClaim',
    who: ['operator'],
    summary:
      'Approves a claim with the amount, in minor units, that the platform pays to the shop, at most what the item cost, or refuses it, with a reason. If the shop gets more than the configured amount within seven days, a second operator approves too. A claim is decided once (MO-01, PA-13).',
    input: z.object({ reprint_id: id<ReprintId>(), approved: z.nullable(amount), reason }),
    output: claim,
  }),
] as const;
