import { CallError, type DrawingView } from '@cpc/contract';
import { brand, type DrawingId, OPEN_DRAWING_STATES } from '@cpc/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAs } from '../../base/http/call.ts';
import type { OpenCall } from '../../base/http/module.ts';
import { type EventSource, streamEvents } from '../../base/http/server-sent-events.ts';
import { sharedReads } from '../../base/http/shared-reads.ts';
import { streamPlaces } from '../../base/http/stream-places.ts';
import { drawingTopic } from '../../records/drawings/topic.ts';
import { latch } from '../../records/queue/latch.ts';
import type { DrawingServices } from './ports.ts';
import { drawingView } from './view.ts';

/** The place in the queue changes without an event of the drawing. */
const LOOK_MS = 3_000;

type Asked = FastifyRequest<{ Querystring: { readonly drawing_id?: unknown } }>;

/** GET /api/drawing/stream?drawing_id=: one of the caller's drawings as server-sent events, until it has ended. */
export function drawingStream(app: FastifyInstance, open: OpenCall, services: DrawingServices): void {
  const places = streamPlaces(services.config);
  const readsOf = sharedReads<DrawingId, DrawingView>(services.events, drawingTopic, (id, account) =>
    drawingView(services.db.read, account, id),
  );
  app.get('/api/drawing/stream', async (request: Asked, reply) => {
    const call = await open(request, reply, ['customer']);
    const { accountId } = callerAs(call, 'customer');
    const id = drawingIn(request);
    const read = () => readsOf(id, accountId);
    let seen = await read();
    const leavePlace = places.take(call);
    const changes = latch(services.events, drawingTopic(id));
    try {
      if (request.method === 'HEAD') return await reply.type('text/event-stream').send();
      const source: EventSource = {
        read: () => JSON.stringify(seen),
        async wait(ms, signal) {
          for (let left = ms; left > 0 && isOpen(seen) && !signal.aborted; left -= LOOK_MS) {
            const before = JSON.stringify(seen);
            await changes.wait(Math.min(left, LOOK_MS), signal);
            // While the database is down, the customer sees the last known state. A deleted drawing is cancelled.
            seen = await read().catch((error: unknown) => afterError(error, seen));
            if (JSON.stringify(seen) !== before) return;
          }
        },
        isOver: () => !isOpen(seen),
      };
      await streamEvents(reply, call, 'drawing', source, {
        events: services.events,
        callerNow: async () => (await open(request, reply, ['customer'])).caller,
      });
    } finally {
      changes.end();
      leavePlace();
    }
    return reply;
  });
}

const isOpen = ({ state }: DrawingView): boolean => OPEN_DRAWING_STATES.some((open) => open === state);

const afterError = (error: unknown, seen: DrawingView): DrawingView =>
  error instanceof CallError ? { ...seen, state: 'cancelled' } : seen;

function drawingIn({ query }: Asked): DrawingId {
  const { drawing_id: id } = query;
  if (typeof id !== 'string' || !/^[\w.-]{1,80}$/.test(id))
    throw new CallError('invalidInput', { field: 'drawing_id' });
  return brand<DrawingId>(id);
}
