import { CallError, type ShareId } from '@cpc/contract';
import { brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import type { OpenCall } from '../base/http/module.ts';
import { OF_ONE_LOGIN } from '../base/http/own-picture.ts';
import type { With } from '../base/services.ts';
import { SHARE_SIDE } from '../modules/works/keeping/paint-art.ts';

/** GET /api/operator/share/{share}: the picture of a design that was reported, also after its link has ended (ED-12). */
export function sharePictureRoute(app: FastifyInstance, open: OpenCall, { db, blobs }: With<'db' | 'blobs'>): void {
  app.get<{ Params: { readonly share: string } }>('/api/operator/share/:share', async (request, reply) => {
    await open(request, reply, ['operator']);
    const row = await db.read
      .selectFrom('shares')
      .innerJoin('share_reports', 'share_reports.share_id', 'shares.id')
      .innerJoin('thumbnails', 'thumbnails.art_hash', 'shares.art_hash')
      .select('thumbnails.asset')
      .where('shares.id', '=', brand<ShareId>(request.params.share))
      .where('thumbnails.side', '=', SHARE_SIDE)
      .executeTakeFirst();
    const file = row?.asset == null ? undefined : await blobs.get(row.asset);
    if (!file) throw new CallError('notFound');
    return reply
      .type('image/png')
      .headers({ ...OF_ONE_LOGIN, 'cache-control': 'private, max-age=300' })
      .send(file);
  });
}
