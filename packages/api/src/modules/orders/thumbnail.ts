import { isTooComplex } from '@cpc/design';
import { ORDER_STATUS, type OrderItemId, type OrderStatus } from '@cpc/domain';
import type { JobRun } from '../../base/jobs/jobs.ts';
import { type Attempts, isHopeless } from '../../base/painting/hopeless.ts';
import type { Renderer } from '../../base/painting/renderer.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { frozenArt } from '../../records/orders/frozen-art.ts';
import { findItem } from '../../records/orders/items.ts';
import { findOrder } from '../../records/orders/store.ts';

/** After so many failures an item stays without a thumbnail. */
const ATTEMPTS: Attempts = { failed: 5, killed: 2 };

/** Such orders are not printed, so they need no thumbnail. */
const GIVEN_UP: readonly OrderStatus[] = [ORDER_STATUS.closed, ORDER_STATUS.invalid];

/** Paints and stores the thumbnail of an order's item, unless the order was closed meanwhile. */
export async function makeThumbnail(
  { db, blobs, events, log }: With<'db' | 'blobs' | 'events' | 'log'>,
  renderer: Renderer,
  itemId: OrderItemId,
  run: JobRun,
): Promise<void> {
  const item = await findItem(db.read, itemId);
  if (!item || item.thumbnail !== null) return;
  const order = await findOrder(db.read, item.order_id);
  if (!order || GIVEN_UP.includes(order.status)) return;
  const art = frozenArt(item);
  if (isTooComplex(art.document, art.surface)) return log.warn({ itemId }, 'a design is too complex for a thumbnail');
  const paint = async () => renderer.thumbnail(art);
  const picture = await paint().catch((error: unknown) => {
    if (!isHopeless(error, run, ATTEMPTS)) throw error;
    log.error({ itemId, error }, 'a thumbnail could not be painted');
  });
  if (!picture) return;
  const thumbnail = await blobs.put(picture);
  await db.transact((tx) => tx.updateTable('order_items').set({ thumbnail }).where('id', '=', itemId).execute());
  events.publish(stationTopic(order.machine_id));
}
