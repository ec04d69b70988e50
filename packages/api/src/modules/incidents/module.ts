import type { Incident } from '@cpc/contract';
import { callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { Services } from '../../base/services.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { incidentsFor, isOpen } from './find.ts';
import { snooze } from './snooze.ts';
import { stationsOf } from './stations.ts';
import { today } from './today.ts';

/** What needs a hand in a shop, from one list: its counts, its pages and its messages agree (PA-12). */
export function incidentsModule(services: Services, { statusOf }: { readonly statusOf: StatusOf }): Module {
  return {
    handlers: {
      'Partner.today': (_input, call) => today(services, callerAs(call, 'partner')),
      async 'Partner.incidents'({ machine_id, kind, level, snoozed = false }, call) {
        const { incidents } = await incidentsFor(services, callerAs(call, 'partner'));
        const isWanted = (one: Incident) =>
          isOpen(one) !== snoozed &&
          (machine_id === undefined || one.machine_id === machine_id) &&
          (kind === undefined || one.kind === kind) &&
          (level === undefined || one.level === level);
        const found = incidents.filter(isWanted);
        return list(found.slice(call.page.offset, call.page.offset + call.page.limit), found.length);
      },
      'Partner.snoozeIncident': (input, call) => snooze(services, callerAs(call, 'partner'), input),
      async 'Partner.stations'(wanted, call) {
        const { stations, total } = await stationsOf(services, statusOf, callerAs(call, 'partner'), wanted, call);
        return list(stations, total);
      },
    },
  };
}
