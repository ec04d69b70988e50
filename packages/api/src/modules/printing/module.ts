import { type PrintJobId, brand, PRINT_JOB_STATES, PRINT_JOB_TABLE } from '@cpc/domain';
import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { LEASES_JOB, RENDER_JOB } from '../../records/orders/job-kinds.ts';
import type { Services } from '../../base/services.ts';
import { REMAKE_JOB, remakeWaiting } from './calibration.ts';
import { expireLeases } from './expire-leases.ts';
import { fileRoute } from './file-route.ts';
import { leaseNext } from '../../records/printing/lease.ts';
import { stationPickups } from './pickup/waiting.ts';
import { removeProfile } from './profiles/keep.ts';
import { profileRoute } from './profiles/route.ts';
import { sweepProfiles } from './profiles/sweep.ts';
import { renderJob } from './render.ts';
import type { Renderer } from '../../base/painting/renderer.ts';
import { report } from './report.ts';
import { stationPrint } from '../../records/printing/settings.ts';
import { chartValues } from './test-prints/chart-values.ts';
import { TEST_PRINT_JOB, renderTestPrint } from './test-prints/ask.ts';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { type Family, gauge } from '../../base/metrics/family.ts';

const PROFILES_JOB = 'printing.sweep-profiles';

/** From paid to printed: the file, the lease, the station's reports. */
export function printingModule(services: Services, renderer: Renderer): Module {
  const { db } = services;
  return {
    measure: () => measurePrints(db.read),
    handlers: {
      'PrintJob.lease': ({ wait_ms }, call) => leaseNext(services, callerAs(call, 'station'), wait_ms, call.signal),
      'PrintJob.report': (input, call) => report(services, callerAs(call, 'station').stationId, input),
      async 'Partner.removeProfile'({ machine_id }, call) {
        const by = callerAs(call, 'partner');
        await ownStation(db.read, by, machine_id);
        await removeProfile(services, by, machine_id);
        return stationPrint(db.read, machine_id);
      },
      'Partner.chartValues': ({ test_id }, call) => chartValues(db.read, callerAs(call, 'partner'), test_id),
      'Station.pickups': (input, call) => stationPickups(services, callerAs(call, 'station').stationId, input),
    },
    async routes(app, open) {
      fileRoute(app, open, services);
      await profileRoute(app, open, services, renderer);
      for (const [kind, lane] of [
        // It must run on time: a late sweep for silent agents looks as if the server had been away.
        [LEASES_JOB, 'punctual'],
        [PROFILES_JOB, 'usual'],
      ] as const)
        await db.transact((tx) => enqueue(tx, services, { kind, key: 'sweep', lane }));
    },
    jobs: {
      async [RENDER_JOB](payload, run) {
        await renderJob(services, renderer, brand<PrintJobId>(String(payload)), run);
        return undefined;
      },
      [LEASES_JOB]: () => expireLeases(services),
      [PROFILES_JOB]: () => sweepProfiles(services),
      [REMAKE_JOB]: (payload) => remakeWaiting(services, payload),
      [TEST_PRINT_JOB]: (payload, run) => renderTestPrint(services, renderer, brand<PrintJobId>(String(payload)), run),
    },
  };
}

/** Print jobs that are not at their end, by state (RL-05). */
async function measurePrints(reader: Reader): Promise<readonly Family[]> {
  const rows = await reader
    .selectFrom('print_jobs')
    .select(['state', (job) => job.fn.countAll<number>().as('jobs')])
    // In these words, so that SQLite reads the index of open jobs.
    .where(sql<boolean>`state not in ('collected', 'received', 'cancelled')`)
    .groupBy('state')
    .execute();
  const open = PRINT_JOB_STATES.filter((state) => !PRINT_JOB_TABLE.ends.includes(state));
  const samples = open.map((state) => ({
    labels: { state },
    value: rows.find((row) => row.state === state)?.jobs ?? 0,
  }));
  return [gauge({ name: 'cpc_print_jobs', help: 'Print jobs that are not at their end, by state.' }, () => samples)];
}
