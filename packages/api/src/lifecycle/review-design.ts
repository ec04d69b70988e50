import { type ActionInput, CallError } from '@cpc/contract';
import type { ReviewDecision } from '@cpc/domain';
import { JOBS_TOPIC } from '../base/jobs/jobs.ts';
import type { With } from '../base/services.ts';
import { type Transition, transition } from '../base/transition.ts';
import { itemsOf } from '../records/orders/items.ts';
import { lockOrder } from '../records/orders/store.ts';
import { type ShopPerson, actorOf } from '../records/partners/actor.ts';
import { findJob, moveJob, type PrintJobRow } from '../records/printing/store.ts';
import { stationTopic } from '../records/queue/topic.ts';
import type { ReviewRow } from '../records/reviews/store.ts';
import { cancelItem } from './cancel-item.ts';
import { findOwnPrint } from './find-own-print.ts';

type Review = ActionInput<'Partner.reviewDesign'>;

/** The words of the history; what the person typed is kept with the decision. */
export const REVIEWED: Readonly<Record<ReviewDecision, string>> = {
  approved: 'a person looked at the design and approved it',
  refused: 'a person looked at the design and refused it',
};

/**
 * Carries out what a person of the shop decided about a design before its print (AI-05, decision 239): an approved print
 * is queued, a refused item is cancelled, and what was paid for it goes back.
 * @throws CallError notFound, fieldEmpty or reviewedAlready
 */
export async function reviewDesign(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: ShopPerson,
  review: Review,
): Promise<void> {
  const { db, events } = services;
  const { decision, reason, words = '' } = review;
  if (decision === 'refused' && reason === undefined) throw new CallError('fieldEmpty', { field: 'reason' });
  if (reason === 'other' && words.trim() === '') throw new CallError('fieldEmpty', { field: 'words' });
  const { order_id, machine_id } = await findOwnPrint(db.read, by, review.job_id);
  await db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const job = await findJob(tx, review.job_id);
    // A colleague has decided, the customer has cancelled, or the order has moved.
    if (!order || job?.state !== 'review' || job.machine_id !== machine_id) throw new CallError('reviewedAlready');
    const item = (await itemsOf(tx, [order.id])).find(({ id }) => id === job.item_id);
    if (!item || item.document_hash === null) throw new Error(`review: print job ${job.id} has no design`);
    const change = transition(tx, services, { actor: actorOf(by), reason: REVIEWED[decision] });
    await keepReview(change, by, { job, document_hash: item.document_hash, goods_id: item.goods_id }, review);
    if (decision === 'approved') await moveJob(change, job, 'approved');
    else if (!(await cancelItem(change, order, item, 'refused')))
      throw new Error(`review: item ${item.id} cannot be cancelled`);
  });
  events.publish(stationTopic(machine_id));
  events.publish(JOBS_TOPIC);
}

async function keepReview(
  { tx, clock, random }: Transition,
  { partnerId, personId }: ShopPerson,
  { job, ...design }: { readonly job: PrintJobRow } & Pick<ReviewRow, 'document_hash' | 'goods_id'>,
  { decision, reason, words = '' }: Review,
): Promise<void> {
  const refused = decision === 'refused';
  await tx
    .insertInto('design_reviews')
    .values({
      id: random.id(),
      job_id: job.id,
      order_id: job.order_id,
      item_id: job.item_id,
      partner_id: partnerId,
      person_id: personId,
      ...design,
      decision,
      reason: refused ? (reason ?? null) : null,
      words: refused ? words.trim() : '',
      at: clock.now(),
    })
    .execute();
}
