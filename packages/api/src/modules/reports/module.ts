import type { ActionInput } from '@cpc/contract';
import { hasDuty } from '@cpc/domain';
import { type Call, callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { reportFile } from './file.ts';
import { readRange } from './range.ts';
import { report } from './report.ts';

/** What a shop sold and printed, added up (PA-05). */
export function reportsModule({ db, clock }: With<'db' | 'clock'>): Module {
  const reportFor = async ({ machine_id, group, ...days }: ActionInput<'Partner.report'>, call: Call) => {
    const reach = callerAs(call, 'partner');
    const range = readRange(days);
    if (machine_id !== undefined) await ownStation(db.aside, reach, machine_id);
    const scope = { reach, stationId: machine_id, range, grouping: group };
    const showsMoney = hasDuty(reach.role, 'money');
    return report(db.aside, scope, { showsMoney, now: clock.now(), language: call.language });
  };
  return {
    handlers: {
      'Partner.report': reportFor,
      'Partner.reportFile': async ({ format, ...asked }, call) =>
        reportFile(await reportFor(asked, call), asked, format, call.language),
    },
  };
}
