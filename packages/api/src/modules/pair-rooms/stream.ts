import { CallError, pairRoomId } from '@cpc/contract';
import type { AccountId, PairRoomId } from '@cpc/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAs } from '../../base/http/call.ts';
import type { OpenCall } from '../../base/http/module.ts';
import { type EventSource, streamEvents } from '../../base/http/server-sent-events.ts';
import { sharedReads } from '../../base/http/shared-reads.ts';
import { streamPlaces } from '../../base/http/stream-places.ts';
import type { With } from '../../base/services.ts';
import { pairRoomTopic } from '../../records/pair-rooms/store.ts';
import { latch } from '../../records/queue/latch.ts';
import { HERE_MS, roomView } from './view.ts';

/** How often a connected device says that it is still here, and looks whether the other one is. */
const LOOK_MS = HERE_MS / 4;

type Ports = With<'db' | 'clock' | 'events' | 'config'>;
type Asked = FastifyRequest<{ Querystring: { readonly room_id?: unknown } }>;

/** GET /api/pair-room/stream?room_id=: a room of the caller as server-sent events. While it is open, the caller is here. */
export function pairRoomStream(app: FastifyInstance, open: OpenCall, services: Ports): void {
  const places = streamPlaces(services.config);
  const readsOf = sharedReads(services.events, pairRoomTopic, async (id, account) =>
    JSON.stringify(await roomView(services.db.read, account, id, services.clock.now())),
  );
  app.get('/api/pair-room/stream', async (request: Asked, reply) => {
    const call = await open(request, reply, ['customer']);
    const { accountId } = callerAs(call, 'customer');
    const id = roomIn(request);
    const read = () => readsOf(id, accountId);
    let seen = await read();
    let isOver = false;
    const leavePlace = places.take(call);
    const changes = latch(services.events, pairRoomTopic(id));
    const presence = presenceOf(services, accountId, id);
    try {
      if (request.method === 'HEAD') return await reply.type('text/event-stream').send();
      await presence.here();
      const source: EventSource = {
        read: () => seen,
        async wait(ms, signal) {
          for (let left = ms; left > 0 && !isOver && !signal.aborted; left -= LOOK_MS) {
            const before = seen;
            const isChange = await changes.wait(Math.min(left, LOOK_MS), signal);
            if (!isChange && !signal.aborted) await presence.here().catch(() => undefined);
            // While the database is down, the last known state stays. A room that is over ends the stream.
            seen = await read().catch((error: unknown) => {
              isOver = error instanceof CallError;
              return seen;
            });
            if (seen !== before) return;
          }
        },
        isOver: () => isOver,
      };
      await streamEvents(reply, call, 'room', source, {
        events: services.events,
        callerNow: async () => (await open(request, reply, ['customer'])).caller,
      });
    } finally {
      changes.end();
      leavePlace();
      await presence.gone().catch(() => undefined);
    }
    return reply;
  });
}

/** Notes when a device is connected; the other person is told when that begins and ends. */
function presenceOf({ db, clock, events }: Ports, account: AccountId, id: PairRoomId) {
  let noted = 0;
  const note = (at: number, only?: number) =>
    db.transact((tx) =>
      tx
        .updateTable('pair_room_people')
        .set({ seen_at: at })
        .where('room_id', '=', id)
        .where('account_id', '=', account)
        .$if(only !== undefined, (update) => update.where('seen_at', '=', only ?? 0))
        .returning('room_id')
        .executeTakeFirst(),
    );
  return {
    async here() {
      const isFirst = noted === 0;
      noted = clock.now();
      await note(noted);
      if (isFirst) events.publish(pairRoomTopic(id));
    },
    /** A device that came back meanwhile has noted a later time. */
    async gone() {
      if (noted > 0 && (await note(0, noted))) events.publish(pairRoomTopic(id));
    },
  };
}

function roomIn({ query }: Asked): PairRoomId {
  const id = pairRoomId.safeParse(query.room_id);
  if (!id.success) throw new CallError('invalidInput', { field: 'room_id' });
  return id.data;
}
