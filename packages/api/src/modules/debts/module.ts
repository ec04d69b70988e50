import { callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import { debts, ownDebts } from './owed.ts';
import { remindDebtors } from './remind.ts';
import { recordSettlement, settlementPage, undoSettlement } from './settlements.ts';

const REMIND_JOB = 'debts.remind';

/** What shops owe the platform, and what they have paid (PA-14). */
export function debtsModule(services: With<'db' | 'clock' | 'random' | 'config'>): Module {
  return {
    async start() {
      await services.db.transact((tx) => enqueue(tx, services, { kind: REMIND_JOB, key: 'remind', delay: HOUR_MS }));
    },
    jobs: {
      async [REMIND_JOB]() {
        await remindDebtors(services);
        return { again: HOUR_MS };
      },
    },
    handlers: {
      async 'Operator.debts'(_input, { page: { offset, limit } }) {
        const all = await debts(services);
        return list(all.slice(offset, offset + limit), all.length);
      },
      async 'Operator.settlements'(wanted, call) {
        const { settlements, total } = await settlementPage(services.db.aside, wanted, call.page);
        return list(settlements, total);
      },
      'Partner.debt': (_input, call) => ownDebts(services, callerAs(call, 'partner').partnerId),
      'Operator.recordSettlement': (input, call) =>
        recordSettlement(services, callerAs(call, 'operator').personId, input),
      'Operator.undoSettlement': (input, call) => undoSettlement(services, callerAs(call, 'operator').personId, input),
    },
  };
}
