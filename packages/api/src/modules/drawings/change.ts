import { CallError, type DrawingView, type UploadedPicture } from '@cpc/contract';
import { type AccountId, type DrawingId, OPEN_DRAWING_STATES } from '@cpc/domain';
import { cancelDrawing, findDrawing, NOTHING_LEFT, removeResults, resultsOf } from '../../records/drawings/store.ts';
import { drawingTopic } from '../../records/drawings/topic.ts';
import type { Keeper } from '../../records/quotas/bytes.ts';
import type { Picture } from '../uploads/picture.ts';
import { keepPicture } from '../uploads/store.ts';
import type { DrawingServices } from './ports.ts';
import { drawingView } from './view.ts';

/** Cancels a drawing; one that has ended stays as it is. The server that draws is told by an event. */
export async function cancel(services: DrawingServices, account: AccountId, id: DrawingId): Promise<DrawingView> {
  const { db, events } = services;
  await db.transact(async (tx) => {
    if (await findDrawing(tx, account, id)) await cancelDrawing(tx, id);
  });
  events.publish(drawingTopic(id));
  return drawingView(db.read, account, id);
}

/**
 * Keeps a result as a picture of the account.
 * @throws CallError notFound, drawingExpired, spaceFull, tooManyRequests
 */
export async function keep(
  services: DrawingServices,
  keeper: Keeper,
  id: DrawingId,
  number: number,
): Promise<UploadedPicture> {
  const { db, blobs } = services;
  const row = await findDrawing(db.read, keeper.accountId, id);
  const results = row ? await resultsOf(db.read, [row.id]) : [];
  if (row?.state === 'done' && results.length === 0) throw new CallError('drawingExpired');
  const result = results.find((one) => one.number === number);
  if (!result) throw new CallError('notFound');
  const [bytes, proxy] = await Promise.all([blobs.get(result.asset), blobs.get(result.proxy_asset)]);
  if (!bytes || !proxy) throw new CallError('drawingExpired');
  const picture = {
    bytes,
    proxy: result.asset === result.proxy_asset ? bytes : proxy,
    mediaType: result.media_type as Picture['mediaType'],
    width: result.width,
    height: result.height,
    modelSource: result.model_source,
  };
  const kept = await keepPicture(services, keeper, picture, { drawnFrom: result.asset });
  await db.transact((tx) =>
    tx
      .updateTable('drawing_results')
      .set({ kept: kept.asset })
      .where('drawing_id', '=', id)
      .where('number', '=', number)
      .execute(),
  );
  return kept;
}

/** Deletes a drawing. Its row stays for a day without its words, because it counts for the quotas. */
export async function remove({ db, clock, events }: DrawingServices, account: AccountId, id: DrawingId): Promise<void> {
  await db.transact(async (tx) => {
    const row = await findDrawing(tx, account, id);
    if (!row) throw new CallError('notFound');
    if (OPEN_DRAWING_STATES.some((state) => state === row.state)) await cancelDrawing(tx, id);
    await removeResults(tx, [id], clock.now());
    await tx
      .updateTable('drawings')
      .set({ ...NOTHING_LEFT, deleted_at: clock.now() })
      .where('id', '=', id)
      .execute();
  });
  events.publish(drawingTopic(id));
}
