import type { OrderId } from '@cpc/domain';
import type { JobRun } from '../jobs/jobs.ts';
import type { Renderer } from '../printing/renderer.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import { frozenArt } from './frozen-art.ts';
import { findOrder } from './store.ts';

/** After so many failures an order stays without its small picture. */
const ATTEMPTS = 5;

/** Paints an order's small picture and keeps it. */
export async function makeThumbnail(
  { db, blobs, events, log }: Services,
  renderer: Renderer,
  orderId: OrderId,
  run: JobRun,
): Promise<void> {
  const order = await findOrder(db.read, orderId);
  if (!order || order.thumbnail !== null) return;
  const paint = async () => renderer.thumbnail(frozenArt(order));
  const picture = await paint().catch((error: unknown) => {
    if (run.attempt < ATTEMPTS) throw error;
    log.error({ orderId, error }, 'a small picture could not be painted');
  });
  if (!picture) return;
  const thumbnail = await blobs.put(picture);
  await db.transact((tx) => tx.updateTable('orders').set({ thumbnail }).where('id', '=', orderId).execute());
  events.publish(stationTopic(order.machine_id));
}
