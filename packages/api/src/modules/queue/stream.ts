import { CallError } from '@cpc/contract';
import { type StationId, brand } from '@cpc/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../base/http/call.ts';
import type { OpenCall } from '../../base/http/module.ts';
import { streamEvents } from '../../base/http/server-sent-events.ts';
import { streamPlaces } from '../../base/http/stream-places.ts';
import type { With } from '../../base/services.ts';
import { latchOf } from '../../records/queue/latch.ts';
import type { Viewer } from './view.ts';
import { queueWatches } from './watch.ts';

type Asked = FastifyRequest<{ Querystring: { readonly machine_id?: unknown } }>;

/** GET /api/queue/stream?machine_id=: a station's queue as server-sent events. It ends with the caller's login. */
export function queueStream(
  app: FastifyInstance,
  open: OpenCall,
  services: With<'db' | 'clock' | 'events' | 'config'>,
): void {
  const join = queueWatches(services);
  const places = streamPlaces(services.config);
  app.get('/api/queue/stream', async (request: Asked, reply) => {
    const stationId = stationIn(request);
    const call = await open(request, reply, ['visitor']);
    const leavePlace = places.take(call);
    try {
      const watch = await join(stationId);
      try {
        if (request.method === 'HEAD') return reply.type('text/event-stream').send();
        const viewer = viewerOf(call, stationId);
        const changes = latchOf((wake) => watch.onChange(wake));
        try {
          await streamEvents(
            reply,
            call,
            'queue',
            { read: () => watch.textFor(viewer), wait: changes.wait },
            { events: services.events, callerNow: async () => (await open(request, reply, ['visitor'])).caller },
          );
        } finally {
          changes.end();
        }
      } finally {
        watch.leave();
      }
    } finally {
      leavePlace();
    }
    return reply;
  });
}

function stationIn({ query }: Asked): StationId {
  const { machine_id: id } = query;
  if (typeof id !== 'string' || !/^[\w.-]{1,80}$/.test(id))
    throw new CallError('invalidInput', { field: 'machine_id' });
  return brand<StationId>(id);
}

export function viewerOf({ caller }: Call, stationId: StationId): Viewer {
  if (caller.kind === 'customer') return { account: caller.accountId };
  return caller.kind === 'screen' && caller.stationId === stationId ? 'display' : 'anybody';
}
