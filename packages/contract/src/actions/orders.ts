import type { ColourId, GoodsId, OrderId, ShellId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import {
  assetId,
  count,
  document,
  finding,
  id,
  machineId,
  money,
  orderLabel,
  orderStatus,
  paymentState,
  printJobState,
  stationState,
  text,
  timestamp,
} from '../schemas.ts';

const path = '/userphoneapplets/index';

export const orderView = z.object({
  order_id: id<OrderId>(),
  /** What people read and say: short, without look-alike characters. */
  order_number: z.string(),
  status: orderStatus,
  label: orderLabel,
  machine_id: machineId,
  machine_name: z.string(),
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
  price: money,
  created_at: timestamp,
  /** When the stock hold of an unpaid order ends. */
  hold_until: z.nullable(timestamp),
  payment: z.nullable(paymentState),
  job: z.nullable(printJobState),
  /** 0 … 100 of the print in progress. */
  percent: count,
  /** Position in the station's queue, 1 is next; 0 when not queued. */
  position: count,
  estimate_s: count,
  /** Shown once the item lies in the pickup area. */
  pickup_code: z.nullable(z.string()),
  bay: z.nullable(z.string()),
  print_number: z.nullable(z.string()),
  /** GET /api/order/thumbnail/{asset} with the session's header. */
  thumbnail: z.nullable(assetId),
  /** What preflight found in the design and let pass (PF-03). */
  findings: z.array(finding),
  history: z.array(z.object({ at: timestamp, what: z.string(), actor: z.string() })),
});
export type OrderView = z.infer<typeof orderView>;

const queueEntry = z.object({
  order_number: z.string(),
  area: z.enum(['payment', 'queue', 'print', 'pickup']),
  percent: count,
  position: count,
  /** True on the entries of the caller's own orders. */
  mine: z.boolean(),
  order_id: z.nullable(id<OrderId>()),
  label: orderLabel,
});

/** Also what GET /api/queue/stream?machine_id= pushes as server-sent events named `queue` (QU-01). */
export const queueView = z.object({
  machine_id: machineId,
  state: stationState,
  reasons: z.array(z.string()),
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
    path,
    who: ['customer'],
    summary:
      'Freezes the design, surface, price and station, and holds the stock. The same client_key makes one order.',
    input: z.object({
      client_key: text(80),
      machine_id: machineId,
      goods_id: id<GoodsId>(),
      shell_id: id<ShellId>(),
      colour_id: id<ColourId>(),
      /** Of a custom size: what the customer calls the thing it is for. */
      surface_name: z.optional(text(60)),
      document,
    }),
    output: orderView,
  }),
  action({
    name: 'Order.get',
    path,
    who: ['customer'],
    summary: 'One order of the caller’s.',
    input: z.object({ order_id: id<OrderId>() }),
    output: orderView,
  }),
  action({
    name: 'Order.list',
    path,
    who: ['customer'],
    summary: 'The caller’s orders, newest first.',
    input: z.object({ status: z.optional(orderStatus) }),
    output: z.array(orderView),
  }),
  action({
    name: 'Order.cancel',
    path,
    who: ['customer'],
    summary: 'Cancels an order that no station has leased; what was paid is refunded.',
    input: z.object({ order_id: id<OrderId>() }),
    output: orderView,
  }),
  action({
    name: 'Payment.begin',
    path,
    who: ['customer'],
    summary: 'Starts (or goes on with) paying an order; the customer approves at approve_url.',
    input: z.object({ order_id: id<OrderId>() }),
    output: z.object({ approve_url: z.string(), hold_until: timestamp }),
  }),
  action({
    name: 'Queue.get',
    path,
    who: ['visitor'],
    summary: 'A station’s queue in its areas: payment, queue, print, pickup.',
    input: z.object({ machine_id: machineId }),
    output: queueView,
  }),
  action({
    name: 'Pickup.verify',
    path,
    who: ['screen'],
    summary: 'Checks a pickup code at the station and hands the item over.',
    input: z.object({ code: text(12) }),
    output: z.object({ order_number: z.string(), bay: z.string() }),
  }),
] as const;
