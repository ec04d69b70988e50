import { type ActionInput, CallError } from '@cpc/contract';
import { PROBLEM_DECISIONS, type ProblemDecision, type ProblemId } from '@cpc/domain';
import { JOBS_TOPIC } from '../base/jobs/jobs.ts';
import type { With } from '../base/services.ts';
import { type Transition, transition } from '../base/transition.ts';
import { announce } from '../records/notifications/announce.ts';
import { itemsOf, type OrderItem } from '../records/orders/items.ts';
import { lockOrder, type OrderRow } from '../records/orders/store.ts';
import { actorOf, type ShopPerson } from '../records/partners/actor.ts';
import { ownStation } from '../records/partners/own-station.ts';
import { isReprintable } from '../records/printing/reprints.ts';
import type { PrintJobRow } from '../records/printing/store.ts';
import { ownProblem } from '../records/problems/own.ts';
import { findProblem, lastMessage, moveProblem, type ProblemRow } from '../records/problems/store.ts';
import { stationTopic } from '../records/queue/topic.ts';
import { refundOrderOrItem } from './refund-order-or-item.ts';
import { reprintItem } from './reprint-item.ts';

type Decision = ActionInput<'Partner.decideProblem'>;

/** Why the order changes, for its history. */
const REASONS: Readonly<Record<ProblemDecision, string>> = {
  answered: 'a reported problem was answered',
  declined: 'a reported problem was declined',
  refunded: 'a reported problem was refunded',
  reprint: 'a reported problem was printed again',
};

/** The part of a decision that changes the order. @throws CallError if the order does not allow it */
type Act = (change: Transition, about: About) => Promise<unknown>;

interface About {
  readonly order: OrderRow;
  readonly item: OrderItem;
  readonly by: ShopPerson;
  readonly problemId: ProblemId;
}

const ACTS: Readonly<Partial<Record<ProblemDecision, Act>>> = {
  refunded: (change, { order, item }) => refundOrderOrItem(change, order, { itemId: item.id }),
  // A shop that wants the platform to bear the cost asks for that in the order.
  async reprint(change, { order, item, by, problemId }) {
    // A station that moved away prints nothing for its former shop.
    await ownStation(change.tx, by, order.machine_id);
    await reprintItem(change, order, item, by, { bearer: 'shop', reason: change.reason, problemId });
  },
};

/**
 * Decides a reported problem (PA-11): the act, the words and the state are one transaction under the order's lock. A
 * second call of the same person with the same decision changes nothing.
 * @throws CallError notFound, fieldEmpty, problemDecided, problemChanged if the customer has written meanwhile, or what
 * refundOrderOrItem and reprintItem throw
 */
export async function decideProblem(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: ShopPerson,
  decision: Decision,
): Promise<void> {
  const { db, clock, events } = services;
  const words = decision.words.trim();
  if (words === '') throw new CallError('fieldEmpty', { field: 'words' });
  const { order_id, machine_id } = await ownProblem(db.read, by, decision.problem_id);
  await db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const problem = await findProblem(tx, decision.problem_id);
    if (!order || !problem) throw new CallError('notFound');
    const last = await lastMessage(tx, problem.id);
    if (last.event === decision.decision && last.person_id === by.personId && last.words === words) return;
    if (problem.state !== 'reported') throw new CallError('problemDecided');
    if (last.seq !== decision.seen) throw new CallError('problemChanged');
    const change = transition(tx, services, { actor: actorOf(by), reason: REASONS[decision.decision] });
    await ACTS[decision.decision]?.(change, {
      order,
      item: await itemOf(change, order, problem),
      by,
      problemId: problem.id,
    });
    await moveProblem(tx, clock, problem, decision.decision, { personId: by.personId, words, photos: [] });
    await announce(change, 'problem', order.id);
  });
  events.publish(stationTopic(machine_id));
  events.publish(JOBS_TOPIC);
}

async function itemOf({ tx }: Transition, order: OrderRow, { item_id }: ProblemRow): Promise<OrderItem> {
  const item = (await itemsOf(tx, [order.id])).find(({ id }) => id === item_id);
  if (!item) throw new Error(`decide: order ${order.id} has no item ${item_id}`);
  return item;
}

/**
 * What can be decided about a problem.
 * @param job the print, if its station is still the shop's: one that moved away prints nothing for it
 * @param refundable what a refund would give back, in minor units
 */
export function mayBeDecided(
  { state }: Pick<ProblemRow, 'state'>,
  job: Pick<PrintJobRow, 'state'> | undefined,
  refundable: number,
): ProblemDecision[] {
  if (state !== 'reported') return [];
  return PROBLEM_DECISIONS.filter((decision) => {
    if (decision === 'refunded') return refundable > 0;
    return decision !== 'reprint' || (job !== undefined && isReprintable(job.state));
  });
}
