import { type Call, callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { actorOf } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { moveItem, setBays } from './commands.ts';
import { bayView } from './view.ts';

/** The bays of the stations of a shop (QU-05). Every query carries the person's reach (PA-07). */
export function baysModule(services: With<'db' | 'clock' | 'random' | 'events' | 'config'>): Module {
  const { db } = services;
  const personIn = (call: Call) => callerAs(call, 'partner');
  return {
    handlers: {
      async 'Partner.bays'({ machine_id }, call) {
        await ownStation(db.read, personIn(call), machine_id);
        return bayView(db.read, machine_id);
      },
      async 'Partner.setBays'({ machine_id, bays }, call) {
        const by = personIn(call);
        await ownStation(db.read, by, machine_id);
        await setBays(services, machine_id, bays, actorOf(by));
        return bayView(db.read, machine_id);
      },
      'Partner.moveItem': async ({ job_id, bay }, call) =>
        bayView(db.read, await moveItem(services, personIn(call), job_id, bay)),
    },
  };
}
