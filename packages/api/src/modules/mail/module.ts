import { serverTranslator } from '@cpc/i18n/server';
import type { Module } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { Services } from '../../base/services.ts';
import { MAIL_JOB } from '../../records/notifications/job-kinds.ts';
import { sweepChangedAddresses } from '../../records/notifications/changed-addresses.ts';
import type { MailJob } from '../../records/notifications/mail.ts';
import { sweepMailAddresses } from '../../records/notifications/mail-addresses.ts';
import type { DrawBill } from '../bills/bill-lane.ts';
import { mailOfCustomer, mailOfPerson, setMailOfCustomer, setMailOfPerson } from './commands.ts';
import { linkRoutes } from './link-routes.ts';
import { sendMail } from './send.ts';

const SWEEP_JOB = 'mail.sweep';

/** E-mails to customers and to people of shops (NT-01 to NT-03). */
export function mailModule(services: Services, draw: DrawBill): Module {
  const { db, mails } = services;
  const translators = serverTranslator();
  const sending = mails && { services, mails, draw, translators, rest: { until: 0 } };
  return {
    handlers: {
      'Notification.mail': (input, call) => mailOfCustomer(services, input, call),
      'Notification.setMail': (input, call) => setMailOfCustomer(services, input, call),
      'Partner.mail': (_input, call) => mailOfPerson(services, call),
      'Partner.setMail': (input, call) => setMailOfPerson(services, input, call),
    },
    async routes(app) {
      // Forms are read on these routes alone.
      await app.register(async (own) => linkRoutes(own, services, translators));
    },
    async start() {
      await db.transact((tx) => enqueue(tx, services, { kind: SWEEP_JOB, key: 'sweep' }));
    },
    jobs: {
      // If e-mails were turned off, those that wait are dropped.
      [MAIL_JOB]: async (payload, run) => sending && sendMail(sending, payload as MailJob, run),
      async [SWEEP_JOB]() {
        await sweepMailAddresses(services);
        await sweepChangedAddresses(services);
        return { again: DAY_MS };
      },
    },
  };
}
