import { CallError } from '@cpc/contract';
import { type AssetId, brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../base/http/call.ts';
import type { OpenCall } from '../../base/http/module.ts';
import { sendOwnPicture } from '../../base/http/own-picture.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import type { With } from '../../base/services.ts';

/** GET /api/problem/photo/{asset}: for the customer who reported it, and for the counter of the shop (PA-07). */
export function photoRoute(app: FastifyInstance, open: OpenCall, { db, blobs }: With<'db' | 'blobs'>): void {
  async function typeFor(asset: AssetId, caller: Caller): Promise<string | undefined> {
    const photos = db.read
      .selectFrom('problem_photos')
      .innerJoin('problems', 'problems.id', 'problem_photos.problem_id')
      .innerJoin('orders', 'orders.id', 'problems.order_id')
      .innerJoin('machines', 'machines.id', 'orders.machine_id')
      .select('problem_photos.media_type')
      .where('problem_photos.asset', '=', asset);
    if (caller.kind === 'customer')
      return (await photos.where('orders.account_id', '=', caller.accountId).executeTakeFirst())?.media_type;
    if (caller.kind !== 'partner') return undefined;
    const during = await tenureOf(db.read, caller);
    return (await photos.where(during('orders.created_at')).executeTakeFirst())?.media_type;
  }

  app.get<{ Params: { readonly asset: string } }>('/api/problem/photo/:asset', async (request, reply) => {
    const { caller } = await open(request, reply, ['customer', 'partner'], 'counter');
    const asset = brand<AssetId>(request.params.asset);
    const type = await typeFor(asset, caller);
    const file = type === undefined ? undefined : await blobs.get(asset);
    if (type === undefined || !file) throw new CallError('notFound');
    return sendOwnPicture(request, reply, { type, asset, bytes: file });
  });
}
