import { CallError } from '@cpc/contract';
import { type Call, callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { Services } from '../../base/services.ts';
import { decideProblem } from '../../lifecycle/decide-problem.ts';
import { listProblems } from './list.ts';
import { photoRoute } from './photo-route.ts';
import { reopenProblem } from './reopen.ts';
import { reportProblem } from './report.ts';
import { shopProblems } from './shop-view.ts';
import { problemsOfOrder, problemViewOf } from './view.ts';

/** Problems that customers report about their orders, and what their shop decides (OR-13, PA-11). */
export function problemsModule(services: Services): Module {
  const { db, clock } = services;
  const accountIn = (call: Call) => callerAs(call, 'customer').accountId;
  return {
    handlers: {
      'Problem.report': async (input, call) =>
        problemViewOf(db.read, await reportProblem(services, accountIn(call), input)),
      async 'Problem.reopen'(input, call) {
        await reopenProblem(services, accountIn(call), input);
        return problemViewOf(db.read, input.problem_id);
      },
      'Problem.ofOrder': ({ order_id }, call) => problemsOfOrder(db.read, accountIn(call), order_id, clock.now()),
      async 'Partner.problems'(wanted, call) {
        const { problems, total } = await listProblems(db.read, callerAs(call, 'partner'), wanted, call.page);
        return list(problems, total);
      },
      async 'Partner.decideProblem'(decision, call) {
        const by = callerAs(call, 'partner');
        await decideProblem(services, by, decision);
        const [problem] = await shopProblems(db.read, by.partnerId, [decision.problem_id]);
        if (!problem) throw new CallError('notFound');
        return problem;
      },
    },
    routes: (app, open) => photoRoute(app, open, services),
  };
}
