import { CallError } from '@cpc/contract';
import { type AssetId, brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../base/http/call.ts';
import type { OpenCall } from '../../base/http/module.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import type { With } from '../../base/services.ts';

/** GET /api/order/thumbnail/{asset}: for the customer who ordered it, and for the partner whose station makes it. */
export function thumbnailRoute(app: FastifyInstance, open: OpenCall, { db, blobs }: With<'db' | 'blobs'>): void {
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
    return false;
  }

  app.get<{ Params: { readonly asset: string } }>('/api/order/thumbnail/:asset', async (request, reply) => {
    const { caller } = await open(request, reply, ['customer', 'partner'], null);
    const asset = brand<AssetId>(request.params.asset);
    const file = (await mayBeSeen(asset, caller)) ? await blobs.get(asset) : undefined;
    if (!file) throw new CallError('notFound');
    return reply.type('image/png').header('cache-control', 'private, max-age=31536000, immutable').send(file);
  });
}
