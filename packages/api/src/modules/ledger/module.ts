import { callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { Providers } from '../../records/payments/providers.ts';
import type { Services } from '../../base/services.ts';
import { RECONCILE_JOB, reconcileNightly, untilNight } from './reconcile/nightly.ts';
import { balanceOf, statementOf } from './statement.ts';

/** The ledger, as far as a partner may see it: only the partner's own account (PA-07). */
export function ledgerModule(services: Services, providers: Providers): Module {
  const { db, clock } = services;
  return {
    handlers: {
      'Partner.balance': (_input, call) => balanceOf(db.aside, services.config, callerAs(call, 'partner').partnerId),
      async 'Partner.statement'(wanted, call) {
        const { lines, total } = await statementOf(db.aside, callerAs(call, 'partner').partnerId, wanted, call);
        return list(lines, total);
      },
    },
    async start() {
      const night = { kind: RECONCILE_JOB, key: 'nightly', delay: untilNight(clock.now()) };
      await db.transact((tx) => enqueue(tx, services, night));
    },
    jobs: { [RECONCILE_JOB]: (_payload, run) => reconcileNightly(services, providers, run.signal) },
  };
}
