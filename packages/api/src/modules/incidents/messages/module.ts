import { serverTranslator } from '@cpc/i18n/server';
import { callerAs } from '../../../base/http/call.ts';
import type { Module } from '../../../base/http/module.ts';
import { enqueue } from '../../../base/jobs/jobs.ts';
import type { Services } from '../../../base/services.ts';
import { OWNER_NOTICE_JOB } from '../../../records/notifications/job-kinds.ts';
import type { OwnerNoticeJob } from '../../../records/notifications/owner-notice.ts';
import { endBrowser } from '../../../records/notifications/shop-browsers.ts';
import { pushDelivery } from '../../notifications/web-push/deliver.ts';
import { sendOwnerNotice } from './owner.ts';
import { MESSAGE_JOB, type MessageJob, sendMessage } from './send.ts';
import { messageState, startMessages } from './subscriptions.ts';
import { watchShops } from './watch.ts';

const WATCH_JOB = 'incidents.watch';

/** Messages to the browsers of a shop's people about what needs a hand. */
export function incidentMessagesModule(services: Services): Module {
  const { db } = services;
  const config = services.config.notifications;
  const sending = config && { services, config, deliver: pushDelivery(), translators: serverTranslator() };
  const isHeard = sending !== undefined || services.mails !== undefined;
  return {
    handlers: {
      'Partner.messages': (input, call) => messageState(services, config, callerAs(call, 'partner'), input),
      'Partner.startMessages': (input, call) =>
        startMessages(services, config, callerAs(call, 'partner'), input, call.language),
      async 'Partner.stopMessages'({ endpoint }, call) {
        const { personId } = callerAs(call, 'partner');
        return { ended: await db.transact((tx) => endBrowser(tx, personId, endpoint)) };
      },
    },
    async start() {
      if (isHeard) await db.transact((tx) => enqueue(tx, services, { kind: WATCH_JOB, key: 'sweep' }));
    },
    jobs: {
      // If messages and e-mails were turned off, nobody is told, and the watch ends until the server starts with them.
      [WATCH_JOB]: async () => (isHeard ? watchShops(services) : undefined),
      [MESSAGE_JOB]: async (payload, run) => sending && sendMessage(sending, payload as MessageJob, run),
      [OWNER_NOTICE_JOB]: async (payload, run) => sending && sendOwnerNotice(sending, payload as OwnerNoticeJob, run),
    },
  };
}
