import { CallError } from '@cpc/contract';
import { type ProblemId, type ReprintBearer, type ReprintId, brand, money } from '@cpc/domain';
import type { Transition } from '../base/transition.ts';
import { reopenDelivery } from '../records/delivery/store.ts';
import type { OrderItem } from '../records/orders/items.ts';
import { type OrderRow, moveOrder } from '../records/orders/store.ts';
import type { ShopPerson } from '../records/partners/actor.ts';
import { livePayment } from '../records/payments/store.ts';
import { beforeOf, isReprintable } from '../records/printing/reprints.ts';
import { jobOfItem } from '../records/printing/store.ts';
import { holdAgain } from '../records/stock/again.ts';
import { reprintJob } from './remake-print.ts';

interface Wanted {
  readonly reason: string;
  readonly bearer: ReprintBearer;
  /** The reported problem that it settles. */
  readonly problemId?: ProblemId;
}

/**
 * Has a finished item of a locked order printed again (PA-06): its job goes back to the beginning under a higher fence,
 * on another blank, and the order waits for it (decision 167).
 * @throws CallError notReprintable, refundedAlready, or notInStock if there is no blank
 */
export async function reprintItem(
  change: Transition,
  order: OrderRow,
  item: OrderItem,
  by: ShopPerson,
  { reason, bearer, problemId }: Wanted,
): Promise<ReprintId> {
  const { tx, clock, random } = change;
  const job = await jobOfItem(tx, item.id);
  if (!job || !isReprintable(job.state)) throw new CallError('notReprintable');
  const payment = await livePayment(tx, order.id);
  if (payment && payment.state !== 'settled') throw new CallError('refundedAlready');
  await holdAgain(change, item, 'used');
  // The platform got what the drawings cost: it does not owe that to the shop.
  const earned = item.price_amount - item.drawings_amount - item.discount_amount;
  const price = money(earned, order.price_currency);
  const id = brand<ReprintId>(random.id());
  await tx
    .insertInto('reprints')
    .values({
      id,
      order_id: order.id,
      item_id: item.id,
      job_id: job.id,
      partner_id: by.partnerId,
      person_id: by.personId,
      reason,
      bearer,
      at: clock.now(),
      claim: bearer === 'platform' ? 'asked' : null,
      price_amount: price.amount,
      currency: price.currency,
      paid_amount: null,
      decided_by: null,
      decided_reason: null,
      decided_at: null,
      before: beforeOf(job),
      before_file: job.file,
      problem_id: problemId ?? null,
      called_off_at: null,
      called_off_by: null,
      called_off_reason: null,
    })
    .execute();
  await reprintJob(change, job, id);
  await reopenDelivery(change, order.id);
  await moveOrder(change, order, 'reprinted', item.id);
  return id;
}
