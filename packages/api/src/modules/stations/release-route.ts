import { CallError } from '@cpc/contract';
import type { FastifyInstance } from 'fastify';
import { callerAs } from '../../base/http/call.ts';
import type { OpenCall } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { releaseFileFor } from '../../records/stations/agents.ts';

/** GET /stationapplets/release/{version}: the bundle of the version that the station should run (OP-05). */
export function releaseRoute(app: FastifyInstance, open: OpenCall, { db, blobs }: With<'db' | 'blobs'>): void {
  app.get<{ Params: { readonly version: string } }>('/stationapplets/release/:version', async (request, reply) => {
    const { stationId } = callerAs(await open(request, reply, ['station']), 'station');
    const release = await releaseFileFor(db.read, stationId, request.params.version);
    const file = release && (await blobs.get(release.file));
    if (!file) throw new CallError('notFound');
    return reply.type('text/javascript').header('cache-control', 'no-store').send(file);
  });
}
