import { CallError } from '@cpc/contract';
import { type AssetId, type StationId, brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../base/http/call.ts';
import type { OpenCall } from '../../base/http/module.ts';
import { sendOwnPicture } from '../../base/http/own-picture.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import type { With } from '../../base/services.ts';

/** How long the display may show the picture of an item that was handed over, ms. */
const HANDED_MS = 5 * 60_000;

/**
 * GET /api/order/thumbnail/{asset}: for the customer who ordered it, for the partner whose station makes it, and for the
 * display of that station until the item is handed over.
 */
export function thumbnailRoute(
  app: FastifyInstance,
  open: OpenCall,
  { db, blobs, clock }: With<'db' | 'blobs' | 'clock'>,
): void {
  async function mayBeSeen(asset: AssetId, caller: Caller): Promise<boolean> {
    const orders = db.read
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .innerJoin('machines', 'machines.id', 'orders.machine_id')
      .select('orders.id')
      .where('order_items.thumbnail', '=', asset);
    if (caller.kind === 'customer')
      return (await orders.where('account_id', '=', caller.accountId).executeTakeFirst()) !== undefined;
    if (caller.kind === 'partner') {
      const during = await tenureOf(db.read, caller);
      return (await orders.where(during('orders.created_at')).executeTakeFirst()) !== undefined;
    }
    return caller.kind === 'screen' && isAtStation(asset, caller.stationId);
  }

  async function isAtStation(asset: AssetId, stationId: StationId): Promise<boolean> {
    const item = await db.read
      .selectFrom('print_jobs')
      .innerJoin('order_items', 'order_items.id', 'print_jobs.item_id')
      .select('print_jobs.id')
      .where('order_items.thumbnail', '=', asset)
      .where('print_jobs.machine_id', '=', stationId)
      .where((job) =>
        job.or([
          job('print_jobs.state', 'not in', ['collected', 'shipped', 'received', 'cancelled']),
          job('print_jobs.collected_at', '>', clock.now() - HANDED_MS),
        ]),
      )
      .executeTakeFirst();
    return item !== undefined;
  }

  app.get<{ Params: { readonly asset: string } }>('/api/order/thumbnail/:asset', async (request, reply) => {
    const { caller } = await open(request, reply, ['customer', 'partner', 'screen'], null);
    const asset = brand<AssetId>(request.params.asset);
    const file = (await mayBeSeen(asset, caller)) ? await blobs.get(asset) : undefined;
    if (!file) throw new CallError('notFound');
    return sendOwnPicture(request, reply, { type: 'image/png', asset, bytes: file });
  });
}
