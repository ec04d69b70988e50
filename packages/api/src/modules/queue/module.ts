import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { verifyPickup } from './pickup.ts';
import { queueStream, viewerOf } from './stream.ts';
import { seenBy, stationQueue } from './view.ts';

/** The queue as people see it, and the hand-over at its end. */
export function queueModule(services: With<'db' | 'clock' | 'random' | 'events' | 'config'>): Module {
  return {
    handlers: {
      'Queue.get': async ({ machine_id }, call) =>
        seenBy(await stationQueue(services, machine_id), viewerOf(call, machine_id)),
      'Pickup.verify': ({ code }, call) => verifyPickup(services, callerAs(call, 'screen').stationId, code),
    },
    routes: (app, open) => queueStream(app, open, services),
  };
}
