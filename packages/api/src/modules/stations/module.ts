import { callerAs } from '../../base/http/call.ts';
import type { Module, OpenCall } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { beginPairing, lookAtPairing } from './displays.ts';
import { enrol } from './enrol.ts';
import { heartbeat } from './heartbeat.ts';
import { stationPrincipals } from './principals.ts';
import { keepLog } from './logs.ts';
import { keepFoundPrinters, keepPrinterChosen } from './printer-search.ts';
import { answerRemoteCare } from './remote-care.ts';
import type { FastifyInstance } from 'fastify';
import { STATION_STATES } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { type Family, gauge } from '../../base/metrics/family.ts';
import { CallError } from '@cpc/contract';
import { releaseFileFor } from '../../records/stations/agents.ts';

/** The print stations themselves: their keys and their condition. */
export function stationsModule(services: With<'db' | 'clock' | 'random' | 'events' | 'config' | 'blobs'>): Module {
  return {
    measure: () => measureStations(services.db.read),
    routes(app, open) {
      releaseRoute(app, open, services);
      // The address that people type on a screen. The apps have their pages behind the hash.
      app.get('/display', (_request, reply) => reply.redirect('/#/display'));
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
      async 'Station.foundPrinters'(input, call) {
        await keepFoundPrinters(services, callerAs(call, 'station').stationId, input);
        return {};
      },
      async 'Station.printerChosen'(input, call) {
        await keepPrinterChosen(services, callerAs(call, 'station').stationId, input);
        return {};
      },
      'Station.remoteCare': (input, call) => answerRemoteCare(services, callerAs(call, 'station').stationId, input),
      'Station.heartbeat': (input, call) => heartbeat(services, callerAs(call, 'station').stationId, input),
    },
  };
}

/** Stations that have ever reported, by their last recorded state (RL-05). */
async function measureStations(reader: Reader): Promise<readonly Family[]> {
  const rows = await reader
    .selectFrom('station_states')
    .select(['state', (station) => station.fn.countAll<number>().as('stations')])
    .groupBy('state')
    .execute();
  const samples = STATION_STATES.map((state) => ({
    labels: { state },
    value: rows.find((row) => row.state === state)?.stations ?? 0,
  }));
  return [gauge({ name: 'cpc_stations', help: 'Stations that have ever reported, by state.' }, () => samples)];
}

/** GET /stationapplets/release/{version}: the bundle of the version that the station should run (OP-05). */
function releaseRoute(app: FastifyInstance, open: OpenCall, { db, blobs }: With<'db' | 'blobs'>): void {
  app.get<{ Params: { readonly version: string } }>('/stationapplets/release/:version', async (request, reply) => {
    const { stationId } = callerAs(await open(request, reply, ['station']), 'station');
    const release = await releaseFileFor(db.read, stationId, request.params.version);
    const file = release && (await blobs.get(release.file));
    if (!file) throw new CallError('notFound');
    return reply.type('text/javascript').header('cache-control', 'no-store').send(file);
  });
}
