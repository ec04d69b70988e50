import { CallError } from '@cpc/contract';
import { isTooComplex } from '@cpc/design';
import { brand, type PrintJobId } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import type { OpenCall } from '../../base/http/module.ts';
import { OF_ONE_LOGIN } from '../../base/http/own-picture.ts';
import { CannotRenderNow, type Renderer } from '../../base/painting/renderer.ts';
import type { With } from '../../base/services.ts';
import { frozenArt } from '../../records/orders/frozen-art.ts';
import { findItem } from '../../records/orders/items.ts';
import { within } from '../../records/partners/reach.ts';

/** The longest side of the picture, in px: what offends may be small. */
const SIDE = 1600;

/**
 * GET /api/order/design/{job}: the design of a print that waits for a look, large, for the counter of the shop (AI-05).
 * It is painted for the call, and not stored.
 */
export function pictureRoute(
  app: FastifyInstance,
  open: OpenCall,
  { db }: With<'db'>,
  renderer: Pick<Renderer, 'preview'>,
): void {
  app.get<{ Params: { readonly job: string } }>('/api/order/design/:job', async (request, reply) => {
    const { caller } = await open(request, reply, ['partner'], 'counter');
    if (caller.kind !== 'partner') throw new CallError('forbidden');
    const job = await db.read
      .selectFrom('print_jobs')
      .innerJoin('machines', 'machines.id', 'print_jobs.machine_id')
      .select('print_jobs.item_id')
      .where('print_jobs.id', '=', brand<PrintJobId>(request.params.job))
      .where('print_jobs.state', '=', 'review')
      .where(within(caller))
      .executeTakeFirst();
    const item = job && (await findItem(db.read, job.item_id));
    if (!item) throw new CallError('notFound');
    const art = frozenArt(item);
    if (isTooComplex(art.document, art.surface)) throw new CallError('notFound');
    const picture = await renderer.preview(art, SIDE).catch((error: unknown) => {
      throw error instanceof CannotRenderNow ? new CallError('unavailable') : error;
    });
    return reply
      .type('image/png')
      .headers({ ...OF_ONE_LOGIN, 'cache-control': 'private, max-age=3600' })
      .send(picture);
  });
}
