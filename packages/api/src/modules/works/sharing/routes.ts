import { CallError, type ShareId } from '@cpc/contract';
import { brand } from '@cpc/domain';
import { serverTranslator } from '@cpc/i18n/server';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../../base/http/call.ts';
import type { OpenCall } from '../../../base/http/module.ts';
import type { With } from '../../../base/services.ts';
import { LIST_SIDE, SHARE_SIDE } from '../keeping/paint-art.ts';
import { liveShare, sharePicture, viewShare } from './share.ts';
import { linkPage } from './link-page.ts';

const SIDES: Readonly<Record<string, number>> = { 'case.png': SHARE_SIDE, 'small.png': LIST_SIDE };

/** A link may be ended, so caches may keep its answers only this long, in seconds. */
const CACHE_S = 300;

/**
 * GET /s/{share}: the page behind a link, for people and for sites that show a card of it.
 * GET /s/{share}/case.png and /small.png: its picture, for anybody who has the link.
 */
export function shareRoutes(
  app: FastifyInstance,
  open: OpenCall,
  { db, blobs, config }: With<'db' | 'blobs' | 'config'>,
): void {
  const translators = serverTranslator();
  app.get<{ Params: { readonly share: string } }>('/s/:share', async (request, reply) => {
    const call: Call = await open(request, reply, ['visitor']);
    const shareId = brand<ShareId>(request.params.share);
    // An ended link gives the same page, which says so.
    const view = await viewShare(db.read, shareId, undefined).catch((error: unknown) => {
      if (error instanceof CallError) return error.error === 'shareWithdrawn' ? 'withdrawn' : 'gone';
      throw error;
    });
    const page = linkPage({ shareId, view, publicUrl: config.publicUrl, translator: translators(call.language) });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', `public, max-age=${CACHE_S}`)
      .header('vary', 'accept-language')
      .send(page);
  });
  app.get<{ Params: { readonly share: string; readonly file: string } }>('/s/:share/:file', async (request, reply) => {
    await open(request, reply, ['visitor']);
    const side = Object.hasOwn(SIDES, request.params.file) ? SIDES[request.params.file] : undefined;
    if (side === undefined) throw new CallError('notFound');
    const asset = await sharePicture(db.read, await liveShare(db.read, brand<ShareId>(request.params.share)), side);
    const file = asset && (await blobs.get(asset));
    if (!file) throw new CallError('notFound');
    return reply.type('image/png').header('cache-control', `public, max-age=${CACHE_S}`).send(file);
  });
}
