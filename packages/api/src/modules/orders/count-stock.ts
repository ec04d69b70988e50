import type { Tx } from '../../base/db/database.ts';
import { JOBS_TOPIC, enqueue } from '../../base/jobs/jobs.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { Services } from '../../base/services.ts';
import type { StockItem } from '../../records/stock/item.ts';
import { moveStock } from '../../records/stock/move.ts';
import { lockPieces, noteMissing } from '../../records/stock/pieces.ts';
import { RECOUNT_JOB } from '../../records/orders/job-kinds.ts';
import { takeMissing } from './missing-pieces.ts';

/**
 * Brings the count to what somebody found in the machine. Where orders hold more pieces than there are, the items that
 * came last are cancelled and refunded by themselves (OR-08); what cannot end yet is looked at again in the background,
 * so that the count is right in the end (decision 091).
 * @param counted pieces in the machine, a whole number
 * @returns how many pieces were taken back from orders at once
 */
export async function countStock(services: Services, item: StockItem, counted: number, actor: string): Promise<number> {
  const { db, events } = services;
  const short = await db.transact((tx) => correct(tx, services, item, counted, actor));
  const { cancelled } = short > 0 ? await takeMissing(services, item, actor) : { cancelled: 0 };
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(item.machine_id));
  return cancelled;
}

/** @returns how many pieces are promised that are not there; from here on nobody can be promised another */
async function correct(tx: Tx, services: Services, item: StockItem, counted: number, actor: string): Promise<number> {
  const { available, on_hand } = await lockPieces(tx, item);
  const held = on_hand - available;
  const to = Math.max(counted, held);
  const change = { available: to - held - available, onHand: to - on_hand };
  if (change.available !== 0 || change.onHand !== 0) {
    await moveStock(tx, services, item, { kind: 'correct', ...change, orderId: null, actor });
  }
  const short = await noteMissing(tx, item, Math.max(0, held - counted));
  // The work is there before anything is cancelled: a process that dies in between forgets no piece.
  if (short > 0) await enqueue(tx, services, { kind: RECOUNT_JOB, payload: item, key: shelfOf(item) });
  return short;
}

/** However often one shelf is counted short, one looks at it again. */
const shelfOf = ({ machine_id, goods_id, shell_id, colour_id }: StockItem): string =>
  [machine_id, goods_id, shell_id, colour_id].join(' ');
