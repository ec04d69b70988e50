import type { OrderId } from '@cpc/domain';
import type { Renderer } from '../printing/renderer.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import { frozenArt } from './frozen-art.ts';
import { findOrder } from './store.ts';

/** Paints an order's small picture and keeps it. */
export async function makeThumbnail(
  { db, blobs, events }: Services,
  renderer: Renderer,
  orderId: OrderId,
): Promise<void> {
  const order = await findOrder(db.read, orderId);
  if (!order || order.thumbnail !== null) return;
  const thumbnail = await blobs.put(await renderer.thumbnail(frozenArt(order)));
  await db.transact((tx) => tx.updateTable('orders').set({ thumbnail }).where('id', '=', orderId).execute());
  events.publish(stationTopic(order.machine_id));
}
