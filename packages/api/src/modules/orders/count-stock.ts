import type { Tx } from '../../base/db/database.ts';
import { JOBS_TOPIC, enqueue } from '../../base/jobs/jobs.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import type { StockItem } from '../../records/stock/item.ts';
import { type Change, moveStock } from '../../records/stock/move.ts';
import { lockPieces, noteMissing } from '../../records/stock/pieces.ts';
import { RECOUNT_JOB } from '../../records/orders/job-kinds.ts';
import { takeMissing } from './missing-pieces.ts';

/**
 * Sets the stock count to what a person counted in the station. If orders hold more pieces than there are, the latest
 * items are cancelled and refunded automatically (OR-08). A background job returns to those that cannot end yet, until
 * the count is right (decision 091).
 * @param counted pieces in the station, a whole number
 * @param by who counted, and why the count differs
 * @returns how many pieces were taken from orders at once
 */
export async function countStock(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  item: StockItem,
  counted: number,
  by: Pick<Change, 'actor' | 'reason'>,
): Promise<number> {
  const { db, events } = services;
  const short = await db.transact((tx) => correct(tx, services, item, counted, by));
  const { cancelled } = short > 0 ? await takeMissing(services, item, by.actor) : { cancelled: 0 };
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(item.machine_id));
  return cancelled;
}

/** @returns how many promised pieces are missing; from here on no further piece can be promised */
async function correct(
  tx: Tx,
  services: With<'clock' | 'random'>,
  item: StockItem,
  counted: number,
  by: Pick<Change, 'actor' | 'reason'>,
): Promise<number> {
  const { available, on_hand } = await lockPieces(tx, item);
  const held = on_hand - available;
  const to = Math.max(counted, held);
  const change = { available: to - held - available, onHand: to - on_hand };
  if (change.available !== 0 || change.onHand !== 0) {
    await moveStock(tx, services, item, { kind: 'correct', ...change, orderId: null, ...by });
  }
  const short = await noteMissing(tx, item, Math.max(0, held - counted));
  // The job is enqueued before anything is cancelled: if the process dies in between, no piece is forgotten.
  if (short > 0) await enqueue(tx, services, { kind: RECOUNT_JOB, payload: item, key: shelfOf(item) });
  return short;
}

/** However often one kind of piece is counted short, one job checks it again. */
const shelfOf = ({ machine_id, goods_id, shell_id, colour_id }: StockItem): string =>
  [machine_id, goods_id, shell_id, colour_id].join(' ');
