import { CallError } from '@cpc/contract';
import { type AssetId, brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import { callerAs } from '../../base/http/call.ts';
import type { OpenCall } from '../../base/http/module.ts';
import { sendOwnPicture } from '../../base/http/own-picture.ts';
import type { With } from '../../base/services.ts';

/** GET /api/drawing/result/{asset}?size=proxy|full: for the owner of the drawing. */
export function resultRoute(app: FastifyInstance, open: OpenCall, { db, blobs }: With<'db' | 'blobs'>): void {
  app.get<{ Params: { readonly asset: string }; Querystring: { readonly size?: unknown } }>(
    '/api/drawing/result/:asset',
    async (request, reply) => {
      const { accountId } = callerAs(await open(request, reply, ['customer']), 'customer');
      const own = await db.read
        .selectFrom('drawing_results')
        .innerJoin('drawings', 'drawings.id', 'drawing_results.drawing_id')
        .select(['asset', 'proxy_asset', 'media_type'])
        .where('asset', '=', brand<AssetId>(request.params.asset))
        .where('drawings.account_id', '=', accountId)
        .executeTakeFirst();
      const bytes = own && (await blobs.get(request.query.size === 'full' ? own.asset : own.proxy_asset));
      if (!own || !bytes) throw new CallError('notFound');
      return sendOwnPicture(request, reply, { type: own.media_type, asset: own.asset, bytes });
    },
  );
}
