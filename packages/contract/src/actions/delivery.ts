import type { OrderId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, stationId, money, printJobState, text, timestamp } from '../schemas.ts';
import { postalAddress } from './addresses.ts';

/** The stages of a parcel. `printing`: some items are not printed yet. */
export const DELIVERY_STAGES = [
  'printing',
  'toPack',
  'packed',
  'shipped',
  'received',
  'returned',
  'cancelled',
] as const;
export type DeliveryStage = (typeof DELIVERY_STAGES)[number];

/** Why a parcel did not reach its recipient. */
export const RETURN_REASONS = ['unknownAddress', 'refused', 'notCollected', 'damaged', 'lost'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The delivery of an order that is sent (OR-06). */
export const deliveryView = z.object({
  address: postalAddress,
  /** Part of the order's price. */
  fee: money,
  company: z.nullable(z.string()),
  express_number: z.nullable(z.string()),
  packed_at: z.nullable(timestamp),
  shipped_at: z.nullable(timestamp),
  received_at: z.nullable(timestamp),
  /** When the parcel came back or was lost, and the money was refunded. */
  returned_at: z.nullable(timestamp),
  return_reason: z.nullable(z.enum(RETURN_REASONS)),
  /** From then on the parcel counts as received. */
  closes_at: z.nullable(timestamp),
});
export type DeliveryView = z.infer<typeof deliveryView>;

const partnerDelivery = z.object({
  order_id: id<OrderId>(),
  order_number: z.string(),
  machine_id: stationId,
  machine_name: z.string(),
  created_at: timestamp,
  stage: z.enum(DELIVERY_STAGES),
  delivery: deliveryView,
  items: z.array(
    z.object({
      print_number: z.string(),
      line: count,
      brand: z.string(),
      model: z.string(),
      colour_name: z.string(),
      state: printJobState,
      /** The bay in which it lies until it is packed. */
      bay: z.nullable(z.string()),
    }),
  ),
});
export type PartnerDelivery = z.infer<typeof partnerDelivery>;

const order = z.object({ order_id: id<OrderId>() });

export const deliveryActions = [
  action({
    name: 'Order.received',
    who: ['customer'],
    summary: 'Confirms that a parcel has arrived. A repeated call changes nothing.',
    input: order,
    output: order,
  }),
  action({
    name: 'Partner.deliveries',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Lists the paid orders that the partner’s stations make for delivery, newest first. `open` selects those that are not shipped yet.',
    paged: true,
    flow: ['created_at'],
    input: z.object({ open: z.optional(z.boolean()) }),
    output: z.array(partnerDelivery),
  }),
  action({
    name: 'Partner.pack',
    who: ['partner'],
    duty: 'counter',
    summary: 'Records that all items of an order are printed and packed in its parcel.',
    input: order,
    output: partnerDelivery,
  }),
  action({
    name: 'Partner.ship',
    who: ['partner'],
    duty: 'counter',
    summary: 'Records that a carrier has the parcel. Company and number can be corrected until the parcel is received.',
    input: z.object({ order_id: id<OrderId>(), company: text(200), express_number: text(200) }),
    output: partnerDelivery,
  }),
  action({
    name: 'Partner.parcelReturned',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Records that a parcel came back or was lost. Closes the order and refunds it in full. A repeated call changes nothing.',
    input: z.object({ order_id: id<OrderId>(), reason: z.enum(RETURN_REASONS) }),
    output: partnerDelivery,
  }),
  action({
    name: 'Partner.setDeliveryFee',
    who: ['partner'],
    duty: 'prices',
    summary: 'Sets the price of delivery for new orders, in the station’s currency. Null turns delivery off.',
    input: z.object({ machine_id: stationId, fee: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000_000))) }),
    output: z.object({ machine_id: stationId, fee: z.nullable(money) }),
  }),
] as const;
