import { type ActionInput, CallError } from '@cpc/contract';
import { evenText, plainCode } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { transition, type Transition } from '../../base/transition.ts';
import { announce } from '../../records/notifications/announce.ts';
import { followJobs } from '../../lifecycle/follow-jobs.ts';
import { record } from '../../records/orders/history.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { jobsOf, moveJob } from '../../records/printing/store.ts';
import type { With } from '../../base/services.ts';
import { byShop, pack } from './pack.ts';
import { type Parcel, allIn, lockPartnersParcel } from './parcel.ts';
import { receiveLater } from '../../records/delivery/receive-later.ts';

type Shipping = Pick<ActionInput<'Partner.ship'>, 'company' | 'express_number'>;

/** A company name: letters of any script, digits, and common punctuation. */
const COMPANY = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &.,'’()+/-]{1,59}$/u;
const EXPRESS_NUMBER = /^[A-Z0-9](?:[A-Z0-9-]{3,38})[A-Z0-9]$/;

/**
 * Records that the carrier has the parcel, and packs what is not packed yet. A second call with the same data changes
 * nothing. With another company or number it corrects them, until the parcel is received.
 * @throws CallError fieldEmpty or fieldIncorrect with the field, notFound, notAllPrinted, or orderClosed if it was
 * received
 */
export async function shipOrder(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  by: ShopPerson,
  { order_id, ...typed }: ActionInput<'Partner.ship'>,
): Promise<void> {
  const shipping = checkShipping(typed);
  await services.db.transact(async (tx) => {
    const parcel = await lockPartnersParcel(tx, by, order_id);
    const { company, express_number } = parcel.delivery;
    if (company === shipping.company && express_number === shipping.express_number) return;
    if (parcel.delivery.received_at !== null) throw new CallError('orderClosed');
    const change = transition(tx, services, byShop(by));
    if (parcel.delivery.shipped_at === null) await ship(change, parcel, shipping);
    else await correct(change, parcel, shipping);
  });
}

/** @throws CallError fieldEmpty or fieldIncorrect */
function checkShipping(typed: Shipping): Shipping {
  const company = evenText(typed.company);
  const express_number = plainCode(typed.express_number).toUpperCase();
  if (company === '') throw new CallError('fieldEmpty', { field: 'company' });
  if (express_number === '') throw new CallError('fieldEmpty', { field: 'express_number' });
  if (!COMPANY.test(company)) throw new CallError('fieldIncorrect', { field: 'company' });
  if (!EXPRESS_NUMBER.test(express_number)) throw new CallError('fieldIncorrect', { field: 'express_number' });
  return { company, express_number };
}

async function ship(change: Transition, parcel: Parcel, shipping: Shipping): Promise<void> {
  const { tx, clock } = change;
  const { order } = parcel;
  await pack(change, parcel);
  const packed = (await jobsOf(tx, [order.id])).filter(({ state }) => state === 'packed');
  for (const job of packed) await moveJob(change, job, 'shipped');
  await write(tx, parcel, { ...shipping, shipped_at: clock.now() });
  await followJobs(change, order);
  await announce(change, 'shipped', order.id);
  await receiveLater(change, order.id, clock.now());
}

async function correct(change: Transition, parcel: Parcel, shipping: Shipping): Promise<void> {
  if (!allIn(parcel, 'shipped')) throw new CallError('orderClosed');
  await write(change.tx, parcel, shipping);
  const { id, status } = parcel.order;
  const step = { orderId: id, machine: 'order', event: 'shippingCorrected', from: status, to: status } as const;
  await record(change, step);
}

async function write(tx: Tx, { order }: Parcel, facts: Shipping & { readonly shipped_at?: number }): Promise<void> {
  await tx.updateTable('deliveries').set(facts).where('order_id', '=', order.id).execute();
}
