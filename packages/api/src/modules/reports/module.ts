import type { ActionInput } from '@cpc/contract';
import { hasDuty } from '@cpc/domain';
import { type Call, callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { With } from '../../base/services.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { DAY_MS, FILL_JOB, fill } from './fill.ts';
import { reportFile } from './file.ts';
import { readRange } from './range.ts';
import { report } from './report.ts';

/** What a shop sold and printed, added up (PA-05). */
export function reportsModule(services: With<'db' | 'clock' | 'random'>): Module {
  const { db, clock } = services;
  const reportFor = async ({ machine_id, group, ...days }: ActionInput<'Partner.report'>, call: Call) => {
    const reach = callerAs(call, 'partner');
    const range = readRange(days);
    if (machine_id !== undefined) await ownStation(db.read, reach, machine_id);
    const scope = { reach, stationId: machine_id, range, grouping: group };
    const showsMoney = hasDuty(reach.role, 'money');
    return report(db.read, scope, { showsMoney, now: clock.now(), language: call.language });
  };
  return {
    handlers: {
      'Partner.report': reportFor,
      'Partner.reportFile': async ({ format, ...asked }, call) =>
        reportFile(await reportFor(asked, call), asked, format, call.language),
    },
    async start() {
      await db.transact((tx) => enqueue(tx, services, { kind: FILL_JOB, key: 'fill', delay: DAY_MS, lane: 'patient' }));
    },
    jobs: { [FILL_JOB]: (_payload, { signal }) => fill(services, signal) },
  };
}
