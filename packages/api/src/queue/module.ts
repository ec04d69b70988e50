import { CallError } from '@cpc/contract';
import { type AccountId, type MachineId, brand } from '@cpc/domain';
import { type Call, callerAs } from '../http/call.ts';
import type { Module } from '../http/module.ts';
import { streamEvents } from '../http/server-sent-events.ts';
import type { Services } from '../services.ts';
import { latch } from './latch.ts';
import { verifyPickup } from './pickup.ts';
import { stationTopic } from './topic.ts';
import { queueView } from './view.ts';

/** The queue as people see it, and the hand-over at its end. */
export function queueModule(services: Services): Module {
  const { db, clock, events } = services;
  const view = (machineId: MachineId, call: Call) => queueView(db.read, machineId, clock.now(), viewerOf(call));
  return {
    handlers: {
      'Queue.get': ({ machine_id }, call) => view(machine_id, call),
      'Pickup.verify': ({ code }, call) => verifyPickup(services, callerAs(call, 'screen').machineId, code),
    },
    routes(app, open) {
      app.get<{ Querystring: { readonly machine_id?: unknown } }>('/api/queue/stream', async (request, reply) => {
        const { machine_id: id } = request.query;
        if (typeof id !== 'string' || !/^[\w.-]{1,80}$/.test(id))
          throw new CallError('invalidInput', { field: 'machine_id' });
        const machineId = brand<MachineId>(id);
        const call = await open(request, reply, ['visitor']);
        const station = latch(events, stationTopic(machineId));
        try {
          await streamEvents(
            reply,
            call,
            'queue',
            () => view(machineId, call),
            async (ms, signal) => {
              await station.wait(ms, signal);
            },
          );
        } finally {
          station.end();
        }
      });
    },
  };
}

function viewerOf({ caller }: Call): AccountId | undefined {
  return caller.kind === 'customer' ? caller.accountId : undefined;
}
