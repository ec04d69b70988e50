import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { beginPairing, lookAtPairing } from './displays.ts';
import { enrol } from './enrol.ts';
import { displayRoute } from './display-route.ts';
import { heartbeat } from './heartbeat.ts';
import { stationPrincipals } from './principals.ts';
import { keepLog } from './logs.ts';
import { measureStations } from './measure.ts';
import { releaseRoute } from './release-route.ts';
import { answerRemoteCare } from './remote-care.ts';

/** The print stations themselves: their keys and their condition. */
export function stationsModule(services: With<'db' | 'clock' | 'random' | 'events' | 'config' | 'blobs'>): Module {
  return {
    measure: () => measureStations(services.db.read),
    routes(app, open) {
      releaseRoute(app, open, services);
      displayRoute(app);
    },
    principals: stationPrincipals(services),
    handlers: {
      'Display.begin': (_input, call) => beginPairing(services, call.ip),
      'Display.look': ({ key }) => lookAtPairing(services, key),
      'Station.enrol': ({ code }, call) => enrol(services, code, call.ip),
      async 'Station.sendLog'({ log_id, text }, call) {
        await keepLog(services, callerAs(call, 'station').stationId, log_id, text);
        return {};
      },
      'Station.remoteCare': (input, call) => answerRemoteCare(services, callerAs(call, 'station').stationId, input),
      'Station.heartbeat': (input, call) => heartbeat(services, callerAs(call, 'station').stationId, input),
    },
  };
}
