import type { DeliveryView, PostalAddress } from '@cpc/contract';
import { type OrderId, money } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { preparedFor } from '../../base/db/prepared.ts';
import type { DeliveryTables } from '../../base/db/tables/delivery.ts';
import type { Transition } from '../../base/transition.ts';

export type DeliveryRow = Selectable<DeliveryTables['deliveries']>;

const DAY_MS = 24 * 3_600_000;
/**
 * If no one reports a parcel as received or returned, it counts as received this long after it was shipped (decision
 * 050).
 */
export const RECEIVED_AFTER_MS = 14 * DAY_MS;

/** The deliveries of orders; an order that is picked up has no row. */
export const deliveriesOf = preparedFor((reader, orderIds: readonly OrderId[]) =>
  reader.selectFrom('deliveries').selectAll().where('order_id', 'in', orderIds),
);

export async function deliveryOf(reader: Reader, orderId: OrderId): Promise<DeliveryRow | undefined> {
  const [delivery] = await deliveriesOf(reader, [orderId]);
  return delivery;
}

const NOT_SENT = { company: null, express_number: null, packed_at: null, shipped_at: null, received_at: null } as const;

/**
 * An item of a sent order is printed again: it goes into a parcel of its own, whose facts replace the first one's. The first
 * parcel is kept beside it.
 */
export async function reopenDelivery({ tx, clock, random }: Transition, orderId: OrderId): Promise<void> {
  const { company, express_number, shipped_at, received_at } = (await deliveryOf(tx, orderId)) ?? NOT_SENT;
  if (company !== null && express_number !== null && shipped_at !== null)
    await tx
      .insertInto('former_parcels')
      .values({
        id: random.id(),
        order_id: orderId,
        company,
        express_number,
        shipped_at,
        received_at,
        replaced_at: clock.now(),
      })
      .execute();
  await tx.updateTable('deliveries').set(NOT_SENT).where('order_id', '=', orderId).execute();
}

/**
 * No item travels again after all: the last parcel is the order's delivery once more.
 * @returns when it was shipped, if it still travels
 */
export async function restoreDelivery({ tx }: Transition, orderId: OrderId): Promise<number | undefined> {
  const last = await tx
    .selectFrom('former_parcels')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!last) return undefined;
  const { company, express_number, shipped_at, received_at } = last;
  await tx
    .updateTable('deliveries')
    .set({ company, express_number, packed_at: shipped_at, shipped_at, received_at })
    .where('order_id', '=', orderId)
    .execute();
  await tx.deleteFrom('former_parcels').where('id', '=', last.id).execute();
  return received_at === null ? shipped_at : undefined;
}

/** The parcels of an order before its delivery, the first one first. */
export function formerParcels(reader: Reader, orderId: OrderId) {
  return reader
    .selectFrom('former_parcels')
    .select(['company', 'express_number', 'shipped_at', 'received_at'])
    .where('order_id', '=', orderId)
    .orderBy('replaced_at')
    .orderBy('id')
    .execute();
}

/** Reads the stored address of a delivery. */
const readAddress = (stored: string): PostalAddress => JSON.parse(stored);

/** @param currency the currency of the order */
export function deliveryView(row: DeliveryRow, currency: string): DeliveryView {
  const { company, express_number, packed_at, shipped_at, received_at, returned_at, return_reason } = row;
  const over = shipped_at === null || received_at !== null || returned_at !== null;
  return {
    address: readAddress(row.address),
    fee: money(row.fee_amount, currency),
    company,
    express_number,
    packed_at,
    shipped_at,
    received_at,
    returned_at,
    return_reason,
    closes_at: over ? null : shipped_at + RECEIVED_AFTER_MS,
  };
}
