import { CallError } from '@cpc/contract';
import { isTooComplex } from '@cpc/design';
import { type AssetId, type ShoppingEntryId, brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import { callerAs } from '../../base/http/call.ts';
import type { OpenCall } from '../../base/http/module.ts';
import { sendOwnPicture } from '../../base/http/own-picture.ts';
import type { JobRun } from '../../base/jobs/jobs.ts';
import { frozenArt } from '../../records/orders/frozen-art.ts';
import { type Attempts, isHopeless } from '../../base/painting/hopeless.ts';
import type { Renderer } from '../../base/painting/renderer.ts';
import type { With } from '../../base/services.ts';
import { leaveFiles } from '../../records/storage/leftovers.ts';
import { findEntry } from './store.ts';

/** After so many failures an entry stays without a thumbnail. */
const ATTEMPTS: Attempts = { failed: 3, killed: 2 };

/** Paints and stores an entry's thumbnail, unless the entry changed meanwhile. */
export async function paintEntry(
  { db, blobs, clock, log }: With<'db' | 'clock' | 'blobs' | 'log'>,
  renderer: Pick<Renderer, 'preview'>,
  entryId: ShoppingEntryId,
  run: JobRun,
): Promise<void> {
  const entry = await findEntry(db.read, entryId);
  if (!entry || entry.thumbnail !== null) return;
  const art = frozenArt(entry);
  if (isTooComplex(art.document, art.surface)) return log.warn({ entryId }, 'a design is too complex for a thumbnail');
  const paint = async () => renderer.preview(art);
  const picture = await paint().catch((error: unknown) => {
    if (!isHopeless(error, run, ATTEMPTS)) throw error;
    log.warn({ entryId, error }, 'a thumbnail could not be painted');
  });
  if (!picture) return;
  const thumbnail = await blobs.put(picture);
  await db.transact(async (tx) => {
    const stored = await tx
      .updateTable('shopping_list')
      .set({ thumbnail })
      .where('id', '=', entryId)
      .where('document_hash', '=', entry.document_hash)
      .where('goods', '=', entry.goods)
      .returning('id')
      .executeTakeFirst();
    if (!stored) await leaveFiles(tx, clock.now(), [thumbnail]);
  });
}

/** GET /api/shopping_list/thumbnail/{asset}: for the customer whose list has the entry. */
export function entryArtRoute(app: FastifyInstance, open: OpenCall, { db, blobs }: With<'db' | 'blobs'>): void {
  app.get<{ Params: { readonly asset: string } }>('/api/shopping_list/thumbnail/:asset', async (request, reply) => {
    const { accountId } = callerAs(await open(request, reply, ['customer']), 'customer');
    const asset = brand<AssetId>(request.params.asset);
    const own = await db.read
      .selectFrom('shopping_list')
      .select('id')
      .where('thumbnail', '=', asset)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const file = own && (await blobs.get(asset));
    if (!file) throw new CallError('notFound');
    return sendOwnPicture(request, reply, { type: 'image/png', asset, bytes: file });
  });
}
