import type { Incident } from '@cpc/contract';
import { serverTranslator } from '@cpc/i18n/server';
import { callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { Services } from '../../base/services.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { endBrowser } from '../../records/notifications/shop-browsers.ts';
import { pushDelivery } from '../notifications/web-push/deliver.ts';
import { incidentsFor, isOpen } from './find.ts';
import { MESSAGE_JOB, type MessageJob, sendMessage } from './messages/send.ts';
import { messageState, startMessages } from './messages/subscriptions.ts';
import { watchShops } from './messages/watch.ts';
import { snooze } from './snooze.ts';
import { stationsOf } from './stations.ts';
import { today } from './today.ts';

const WATCH_JOB = 'incidents.watch';

/** What needs a hand in a shop, from one list: its counts, its pages and its messages agree (PA-12). */
export function incidentsModule(services: Services, { statusOf }: { readonly statusOf: StatusOf }): Module {
  const { db } = services;
  const config = services.config.notifications;
  const sending = config && { services, config, deliver: pushDelivery(), translators: serverTranslator() };
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
      'Partner.messages': (input, call) => messageState(services, config, callerAs(call, 'partner'), input),
      'Partner.startMessages': (input, call) =>
        startMessages(services, config, callerAs(call, 'partner'), input, call.language),
      async 'Partner.stopMessages'({ endpoint }, call) {
        const { personId } = callerAs(call, 'partner');
        return { ended: await db.transact((tx) => endBrowser(tx, personId, endpoint)) };
      },
    },
    async start() {
      if (sending) await db.transact((tx) => enqueue(tx, services, { kind: WATCH_JOB, key: 'sweep' }));
    },
    jobs: {
      // If messages were turned off, nobody is told, and the watch ends until the server starts with them.
      [WATCH_JOB]: async () => sending && watchShops(services),
      [MESSAGE_JOB]: async (payload, run) => sending && sendMessage(sending, payload as MessageJob, run),
    },
  };
}
