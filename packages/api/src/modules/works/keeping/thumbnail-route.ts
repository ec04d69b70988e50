import { CallError } from '@cpc/contract';
import { type AssetId, brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import { callerAs } from '../../../base/http/call.ts';
import type { OpenCall } from '../../../base/http/module.ts';
import { sendOwnPicture } from '../../../base/http/own-picture.ts';
import type { With } from '../../../base/services.ts';

/** GET /api/work/thumbnail/{asset}: for the owner of the work, deleted or not. */
export function thumbnailRoute(app: FastifyInstance, open: OpenCall, { db, blobs }: With<'db' | 'blobs'>): void {
  app.get<{ Params: { readonly asset: string } }>('/api/work/thumbnail/:asset', async (request, reply) => {
    const { accountId } = callerAs(await open(request, reply, ['customer']), 'customer');
    const asset = brand<AssetId>(request.params.asset);
    const own = await db.read
      .selectFrom('thumbnails')
      .innerJoin('works', 'works.art_hash', 'thumbnails.art_hash')
      .select('thumbnails.asset')
      .where('thumbnails.asset', '=', asset)
      .where('works.account_id', '=', accountId)
      .executeTakeFirst();
    const file = own && (await blobs.get(asset));
    if (!file) throw new CallError('notFound');
    return sendOwnPicture(request, reply, { type: 'image/png', asset, bytes: file });
  });
}
