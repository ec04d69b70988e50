import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { enrol } from './enrol.ts';
import { heartbeat } from './heartbeat.ts';
import { stationPrincipals } from './principals.ts';
import { measureStations } from './measure.ts';

/** The print stations themselves: their keys and their condition. */
export function stationsModule(services: With<'db' | 'clock' | 'random' | 'events' | 'config'>): Module {
  return {
    measure: () => measureStations(services.db.read),
    principals: stationPrincipals(services),
    handlers: {
      'Station.enrol': ({ code }, call) => enrol(services, code, call.ip),
      'Station.heartbeat': (input, call) => heartbeat(services, callerAs(call, 'station').stationId, input),
    },
  };
}
