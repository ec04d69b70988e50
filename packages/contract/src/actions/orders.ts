import {
  BAY_LEVELS,
  MAX_ITEMS,
  ORDER_STATUSES,
  PROMISED_REFUND_STATES,
  type ColourId,
  type GoodsId,
  type OrderId,
  type OrderItemId,
  type ShellId,
  type RefundId,
} from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { deliveryView } from './delivery.ts';
import { refusal } from './reviews.ts';
import {
  assetId,
  count,
  document,
  finding,
  id,
  stationId,
  money,
  orderLabel,
  orderStatus,
  paymentState,
  printJobState,
  shellChoice,
  surface,
  stationState,
  text,
  timestamp,
} from '../schemas.ts';

/** One item of an order: what is printed on what, and its progress. */
export const orderItemView = z.object({
  item_id: id<OrderItemId>(),
  /** 1, 2, 3, … within the order. */
  line: count,
  brand: z.string(),
  model: z.string(),
  shell_name: z.string(),
  colour_name: z.string(),
  /** Trim size in mm. */
  width: z.number(),
  height: z.number(),
  goods_id: id<GoodsId>(),
  shell_id: id<ShellId>(),
  colour_id: id<ColourId>(),
  /** With its drawings. */
  price: money,
  /** How many drawings it prints, and the part of its price that they cost (AI-04). */
  drawings: count,
  drawings_price: money,
  /** Whether a trained model made one of its pictures, or a part of one. */
  model_made: z.boolean(),
  label: orderLabel,
  job: z.nullable(printJobState),
  /** 0 … 100 of the current print. */
  percent: count,
  /** Position in the station's queue, 1 is next; 0 if not queued. */
  position: count,
  /** Seconds until it is ready; 0 if that is not known. */
  estimate_s: count,
  /** It cannot begin before a place in the bays of its station is free (QU-05). */
  waits_for_bay: z.boolean(),
  /** Shown once the item is in the pickup area, or may be there while its station cannot be reached. */
  pickup_code: z.nullable(z.string()),
  /** The pickup code as its QR code contains it: signed, so that the station can check it without a network (QU-02). */
  pickup_token: z.nullable(z.string()),
  bay: z.nullable(z.string()),
  print_number: z.nullable(z.string()),
  /** GET /api/order/thumbnail/{asset} with the session's header. */
  thumbnail: z.nullable(assetId),
  /** Designs of orders that were never paid are deleted after 30 days: such an order cannot be ordered again. */
  design_kept: z.boolean(),
  /** Preflight findings that were accepted (PF-03). */
  findings: z.array(finding),
  /** The shop looked at the design and does not print it: what it says about that (AI-05). */
  refusal: z.nullable(refusal),
});
export type OrderItemView = z.infer<typeof orderItemView>;

/** Ways to pay. */
export const PAYMENT_PROVIDERS = ['paypal', 'counter', 'voucher'] as const;

export const refundView = z.object({
  refund_id: id<RefundId>(),
  /** The item that is refunded; null if the refund is the whole rest of the payment. */
  item_id: z.nullable(id<OrderItemId>()),
  amount: money,
  state: z.enum(PROMISED_REFUND_STATES),
  asked_at: timestamp,
  changed_at: timestamp,
});
export type RefundView = z.infer<typeof refundView>;

export const orderView = z.object({
  order_id: id<OrderId>(),
  /** The number that people read and say: short, without look-alike characters. */
  order_number: z.string(),
  status: orderStatus,
  /** Derived from status, payment and the least advanced print. */
  label: orderLabel,
  machine_id: stationId,
  machine_name: z.string(),
  /** The station's address; empty if not set. */
  machine_address: z.string(),
  /** The total to be paid. */
  price: money,
  /** Address and progress of sending; null for pickup at the station. */
  delivery: z.nullable(deliveryView),
  created_at: timestamp,
  /** When the stock hold of an unpaid order ends. */
  hold_until: z.nullable(timestamp),
  /** What its customer wants to be called on the display; null for nothing. */
  nickname: z.nullable(z.string()),
  payment: z.nullable(paymentState),
  /** The provider has not said for hours whether the money was taken; the case is reported (PY-04). */
  payment_in_doubt: z.boolean(),
  /** The provider of the payment; null if no payment was begun or none is needed. */
  payment_provider: z.nullable(z.enum(PAYMENT_PROVIDERS)),
  /** The coupon's discount, already subtracted from the price. */
  discount: z.nullable(money),
  coupon_code: z.nullable(z.string()),
  /** The version of the terms that the customer agreed to; null if that is not known (RT-09). */
  terms_version: z.nullable(z.string()),
  /** The promoter through whom the order came (OR-06). */
  promotion_number: z.nullable(z.string()),
  /** The part of the payment that has been refunded. */
  refunded: money,
  /** Each refund with its state: a pending refund is not a completed one (PY-05). */
  refunds: z.array(refundView),
  items: z.array(orderItemView).check(z.minLength(1)),
  history: z.array(
    z.object({
      at: timestamp,
      what: z.string(),
      actor: z.string(),
      /** The cause in a word or two; in English, for the record. */
      cause: z.string(),
      /** The item that a step of a print is about. */
      item_id: z.nullable(id<OrderItemId>()),
    }),
  ),
});
export type OrderView = z.infer<typeof orderView>;

const queueEntry = z.object({
  order_number: z.string(),
  /** Each print of an order has its own entry; null while the order is unpaid. */
  print_number: z.nullable(z.string()),
  area: z.enum(['payment', 'queue', 'print', 'pickup']),
  percent: count,
  position: count,
  /** True on the entries of the caller's own orders. */
  mine: z.boolean(),
  order_id: z.nullable(id<OrderId>()),
  label: orderLabel,
  /** Since when it can be picked up; null before. */
  ready_at: z.nullable(timestamp),
  /** Its picture, for the station's own display only. GET /api/order/thumbnail/{asset} with the display's header. */
  picture: z.nullable(assetId),
  /** What its customer wants to be called, and where it can be picked up then; for the station's own display only. */
  nickname: z.nullable(z.string()),
  bay: z.nullable(z.string()),
});

/** What is ordered as one item. */
export const itemChoice = z.object({
  goods_id: id<GoodsId>(),
  ...shellChoice.shape,
  document,
});
export type ItemChoice = z.infer<typeof itemChoice>;

/** Equal items: each is an item of its own, with its own piece, print and pickup code (OR-14). */
const countedChoice = z.extend(itemChoice, {
  /** How many; 1 by default. */
  count: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_ITEMS))),
});

/** The replacement shell and colour for an item that is ordered again, if the original is not available. */
const otherShell = z.object({ item_id: id<OrderItemId>(), shell_id: id<ShellId>(), colour_id: id<ColourId>() });
export type OtherShell = z.infer<typeof otherShell>;

/** The terms of an order, beside its items. */
export const orderTerms = z.object({
  client_key: text(80),
  machine_id: stationId,
  coupon_code: z.optional(text(40)),
  promoter_id: z.optional(text(80)),
  /**
   * The total that the customer saw, with the coupon's discount and the fee for sending. If the order would cost another
   * one, nothing is placed, and `priceChanged` tells the present total in `price`.
   */
  expected_price: z.optional(money),
  /** The version of the terms that the customer agreed to; `termsChanged` refuses any but the present one (RT-09). */
  terms_version: z.optional(text(20)),
  /** The customer has scanned the code of this station: colour Plus and colour Lite are made for nobody else (LN-07). */
  scanned: z.optional(z.boolean()),
  /** The address for a carrier; absent for pickup at the station. */
  delivery: z.optional(z.object({ address_id: text(80) })),
});
export type OrderTerms = z.infer<typeof orderTerms>;

/** Also pushed by GET /api/queue/stream?machine_id= as server-sent events named `queue` (QU-01). */
export const queueView = z.object({
  machine_id: stationId,
  state: stationState,
  reasons: z.array(z.string()),
  /** When it opens next, if it rests outside of its opening hours. */
  opens_at: z.nullable(timestamp),
  /** When its maintenance ends, if that is known. */
  maintained_until: z.nullable(timestamp),
  /** How much room its bays have: while they are full, no print begins. */
  bays: z.enum(BAY_LEVELS),
  /** Seconds until an order placed now would be ready. */
  estimate_s: count,
  /** The origin at which phones open this shop. */
  origin: z.string(),
  entries: z.array(queueEntry),
});
export type QueueView = z.infer<typeof queueView>;

/** POST /api/Paypal/success and /api/Paypal/cancel; `token` is the provider's order id (PY-03). */
export const paypalReturnInput = z.object({ token: text(80) });
export const paymentOutcome = z.object({ order_id: id<OrderId>(), state: paymentState });
export type PaymentOutcome = z.infer<typeof paymentOutcome>;

export const ordersActions = [
  action({
    name: 'Order.place',
    who: ['customer'],
    summary:
      'Places an order of 1 to 20 items; `count` asks for equal ones. Freezes designs, surfaces, prices and the station, and holds the stock, all or none. Calls with the same client_key create one order.',
    input: z.object({
      ...orderTerms.shape,
      items: z.array(countedChoice).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
    }),
    output: orderView,
  }),
  action({
    name: 'Order.reorder',
    who: ['customer'],
    summary:
      'Orders the frozen items of an earlier order again, at today’s prices. `instead` names another shell for an item. Calls with the same client_key create one order.',
    input: z.object({
      ...orderTerms.shape,
      order_id: id<OrderId>(),
      instead: z.optional(z.array(otherShell).check(z.maxLength(MAX_ITEMS))),
    }),
    output: orderView,
  }),
  action({
    name: 'Order.get',
    who: ['customer'],
    summary: 'Returns one of the caller’s orders.',
    input: z.object({ order_id: id<OrderId>() }),
    output: orderView,
  }),
  action({
    name: 'Order.design',
    who: ['customer'],
    summary: 'Returns the frozen design of an item of the caller’s order, while it is stored.',
    input: z.object({ order_id: id<OrderId>(), item_id: id<OrderItemId>() }),
    output: z.object({ document, surface }),
  }),
  action({
    name: 'Order.setNickname',
    who: ['customer'],
    summary:
      'Sets what the station’s display calls the customer while the order is open, up to 20 characters; an empty one removes it (QU-05).',
    input: z.object({ order_id: id<OrderId>(), nickname: text(240) }),
    output: orderView,
  }),
  action({
    name: 'Order.list',
    paged: true,
    flow: ['created_at'],
    who: ['customer'],
    summary: 'Lists the caller’s orders, newest first.',
    input: z.object({
      status: z.optional(orderStatus),
      /** Orders with any of these statuses; if `status` is set too, both must match. */
      statuses: z.optional(z.array(orderStatus).check(z.minLength(1), z.maxLength(ORDER_STATUSES.length))),
    }),
    output: z.array(orderView),
  }),
  action({
    name: 'Order.cancel',
    who: ['customer'],
    summary: 'Cancels an order of which no print is leased, or one item of a paid order. Refunds what was paid for it.',
    input: z.object({ order_id: id<OrderId>(), item_id: z.optional(id<OrderItemId>()) }),
    output: orderView,
  }),
  action({
    name: 'Payment.begin',
    who: ['customer'],
    summary:
      'Starts or resumes the payment of an order, by PayPal or at the counter. The customer continues at approve_url.',
    input: z.object({ order_id: id<OrderId>(), provider: z.optional(z.enum(['paypal', 'counter'])) }),
    output: z.object({ approve_url: z.string(), hold_until: timestamp }),
  }),
  action({
    name: 'Queue.get',
    who: ['visitor'],
    summary: 'Returns a station’s queue in its areas: payment, queue, print, pickup.',
    input: z.object({ machine_id: stationId }),
    output: queueView,
  }),
  action({
    name: 'Pickup.verify',
    who: ['screen'],
    summary: 'Checks a pickup code at the station and hands the item over.',
    input: z.object({ code: text(200) }),
    /** `picture`: GET /api/order/thumbnail/{asset} with the display's header; null if none is kept. */
    output: z.object({ order_number: z.string(), bay: z.string(), picture: z.nullable(assetId) }),
  }),
] as const;
