import { CallError, type StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { stationViews } from '../../records/catalogue/stations.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { type Call, callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { PersonActor } from '../../base/transition.ts';
import { actorOf } from '../../records/partners/actor.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { setCalibration } from '../printing/calibration.ts';
import { decideUnsurePrint } from '../../lifecycle/decide-unsure-print.ts';
import { printDecisions } from '../printing/care/decisions.ts';
import { bedJobs, unclaimedItems, unsureJobs } from '../printing/care/lists.ts';
import { REMIND_MS, remindOwners, reportMissing, setAside } from '../printing/care/unclaimed.ts';
import { guessedPickups } from '../printing/pickup/guessed.ts';
import { askTestPrint } from '../printing/test-prints/ask.ts';
import type { Services } from '../../base/services.ts';
import { stockLines, stockWarnings } from '../../records/stock/watch.ts';
import { stationCare } from './care-view.ts';
import { pairDisplay, removeDisplay } from './displays.ts';
import { enrolCode } from './enrol.ts';
import { revokeStation } from './revoke.ts';
import { setStation } from './set-station.ts';
import { sweepSilent } from './silence.ts';

const SILENCE_JOB = 'stations.silence';
const REMIND_JOB = 'printing.remind';

/**
 * What a shop owner does for stations and for prints that need a person. Every query carries the partner's id (PA-07).
 */
export function stationCareModule(services: Services, { statusOf }: { readonly statusOf: StatusOf }): Module {
  const { db, clock } = services;
  const reachOf = (call: Call): Reach => callerAs(call, 'partner');
  const actorIn = (call: Call): PersonActor => actorOf(callerAs(call, 'partner'));

  async function viewOf(stationId: StationId): Promise<StationCare> {
    const rows = await db.read.selectFrom('machines').selectAll().where('id', '=', stationId).execute();
    const [station] = await stationViews(rows, statusOf);
    if (!station) throw new CallError('deviceMissing');
    return stationCare(db.read, station);
  }

  /** Runs an action on an own station and returns the station's view afterwards. */
  async function toOwn(call: Call, stationId: StationId, act: () => Promise<void>): Promise<StationCare> {
    await ownStation(db.read, reachOf(call), stationId);
    await act();
    return viewOf(stationId);
  }

  const unsure = (call: Call) => unsureJobs(services, reachOf(call));
  const unclaimed = (call: Call) => unclaimedItems(db.read, reachOf(call), clock.now() - REMIND_MS);

  return {
    handlers: {
      'Partner.machine': ({ machine_id }, call) => toOwn(call, machine_id, async () => undefined),
      async 'Partner.stock'({ machine_id }, call) {
        await ownStation(db.read, reachOf(call), machine_id);
        return stockLines(db.aside, machine_id, clock.now());
      },
      'Partner.pickupGuesses': (_input, call) => guessedPickups(db.read, reachOf(call), clock.now()),
      'Partner.stockWarnings': (_input, call) => stockWarnings(db.aside, reachOf(call), clock.now()),
      'Partner.setStation': ({ machine_id, state }, call) =>
        toOwn(call, machine_id, () => setStation(services, machine_id, state, actorIn(call))),
      'Partner.revokeStation': ({ machine_id, reason }, call) =>
        toOwn(call, machine_id, () => revokeStation(services, machine_id, reason, actorIn(call))),
      'Partner.setCalibration': ({ machine_id, calibration }, call) =>
        toOwn(call, machine_id, () => setCalibration(services, machine_id, calibration, actorIn(call))),
      'Partner.testPrint': ({ machine_id, chart = null }, call) =>
        toOwn(call, machine_id, () => askTestPrint(services, machine_id, chart)),
      'Partner.pairDisplay': ({ machine_id, code }, call) =>
        toOwn(call, machine_id, async () => {
          await pairDisplay(services, machine_id, code, actorIn(call));
        }),
      'Partner.removeDisplay': ({ machine_id, display_id }, call) =>
        toOwn(call, machine_id, () => removeDisplay(services, machine_id, display_id, actorIn(call))),
      async 'Partner.enrolCode'({ machine_id }, call) {
        await ownStation(db.read, reachOf(call), machine_id);
        return enrolCode(services, machine_id, actorIn(call));
      },
      async 'Partner.bed'({ machine_id }, call) {
        await ownStation(db.read, reachOf(call), machine_id);
        return bedJobs(db.read, reachOf(call), machine_id);
      },
      'Partner.unsureJobs': (_input, call) => unsure(call),
      async 'Partner.decideJob'(input, call) {
        await decideUnsurePrint(services, callerAs(call, 'partner'), input);
        return unsure(call);
      },
      async 'Partner.decisions'(_input, call) {
        const { decisions, total } = await printDecisions(db.read, reachOf(call), call.page);
        return list(decisions, total);
      },
      'Partner.unclaimed': (_input, call) => unclaimed(call),
      async 'Partner.setAside'({ job_id }, call) {
        await setAside(services, callerAs(call, 'partner'), job_id);
        return unclaimed(call);
      },
      async 'Partner.reportMissing'({ job_id }, call) {
        await reportMissing(services, callerAs(call, 'partner'), job_id);
        return unclaimed(call);
      },
    },
    async start() {
      for (const kind of [SILENCE_JOB, REMIND_JOB])
        await db.transact((tx) => enqueue(tx, services, { kind, key: 'sweep' }));
    },
    jobs: { [SILENCE_JOB]: () => sweepSilent(services), [REMIND_JOB]: () => remindOwners(services) },
  };
}
