import { type Call, callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { dropOldLogs } from '../../modules/stations/logs.ts';
import { dropOldSearches } from '../../modules/stations/printer-search.ts';
import { endWindow, type Planner, planWindows, sweepWindows } from '../../modules/stations/windows.ts';
import { actorOf } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { liveWindows } from '../../records/stations/windows.ts';
import { fleetPage } from './fleet.ts';
import { fleetIncidents } from './incidents.ts';
import { releaseViews } from './release-views.ts';
import { addRelease, rollOut, setRelease } from './releases.ts';
import { askRemoteCare } from './remote-care.ts';
import { askLog, retryUpdate, stationPage } from './station.ts';
import { fleetTotals } from './totals.ts';

const WINDOWS_JOB = 'stations.windows';
const LOGS_JOB = 'stations.logs';

type Ports = With<'db' | 'clock' | 'random' | 'events' | 'config' | 'blobs'>;

/** All stations of all shops: their condition, the versions of their agents, their logs and their maintenance (OP-05). */
export function fleetModule(services: Ports): Module {
  const { db, clock } = services;
  return {
    handlers: {
      async 'Operator.fleet'(wanted, call) {
        const { stations, total } = await fleetPage(db.read, clock.now(), call.page, wanted);
        return list(stations, total);
      },
      'Operator.fleetTotals': () => fleetTotals(db.read, clock.now()),
      'Operator.incidents': (_input, call) => fleetIncidents(db.read, clock.now(), callerAs(call, 'operator').personId),
      'Operator.fleetStation': ({ machine_id }) => stationPage(services, machine_id),
      async 'Operator.askLog'(input, call) {
        await askLog(services, callerAs(call, 'operator').personId, input);
        return stationPage(services, input.machine_id);
      },
      async 'Operator.askRemoteCare'(input, call) {
        await askRemoteCare(services, callerAs(call, 'operator').personId, input);
        return stationPage(services, input.machine_id);
      },
      async 'Operator.retryUpdate'({ machine_id }) {
        await retryUpdate(services, machine_id);
        return stationPage(services, machine_id);
      },
      ...releases(services),
      ...windows(services),
    },
    async start() {
      for (const kind of [WINDOWS_JOB, LOGS_JOB])
        await db.transact((tx) => enqueue(tx, services, { kind, key: 'sweep' }));
    },
    jobs: {
      [WINDOWS_JOB]: () => sweepWindows(services),
      async [LOGS_JOB]() {
        await dropOldLogs(services);
        await dropOldSearches(services);
        return { again: HOUR_MS };
      },
    },
  };
}

function releases(services: Ports) {
  const { db, config } = services;
  const personIn = (call: Call) => callerAs(call, 'operator').personId;
  const views = () => releaseViews(db.read, config.releaseKeys);
  return {
    'Operator.releases': views,
    async 'Operator.addRelease'(input, call) {
      await addRelease(services, personIn(call), input);
      return views();
    },
    async 'Operator.rollOut'(input, call) {
      await rollOut(services, personIn(call), input);
      return views();
    },
    async 'Operator.setRelease'(input, call) {
      await setRelease(services, personIn(call), input);
      return views();
    },
  } satisfies Module['handlers'];
}

function windows(services: Ports) {
  const { db } = services;
  const operatorIn = (call: Call): Planner => ({ actor: actorOf(callerAs(call, 'operator')) });
  const partnerIn = (call: Call) => {
    const reach = callerAs(call, 'partner');
    return { actor: actorOf(reach), reach };
  };
  return {
    async 'Operator.planWindow'(input, call) {
      await planWindows(services, operatorIn(call), input);
      return liveWindows(db.read, {});
    },
    async 'Operator.endWindow'({ window_id }, call) {
      await endWindow(services, operatorIn(call), window_id);
      return liveWindows(db.read, {});
    },
    async 'Partner.windows'({ machine_id }, call) {
      const { reach } = partnerIn(call);
      if (machine_id !== undefined) await ownStation(db.read, reach, machine_id);
      return liveWindows(db.read, { reach, stationId: machine_id });
    },
    async 'Partner.planWindow'(input, call) {
      await planWindows(services, partnerIn(call), input);
      return liveWindows(db.read, partnerIn(call));
    },
    async 'Partner.endWindow'({ window_id }, call) {
      await endWindow(services, partnerIn(call), window_id);
      return liveWindows(db.read, partnerIn(call));
    },
  } satisfies Module['handlers'];
}
