import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { emptyOutcome, named, type Outcome, writeOutcome } from './outcome.ts';

/** Tells what failed, and what only passed when it was tried again. */
export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcome = emptyOutcome();
    for (const module of modules) {
      for (const test of module.children.allTests()) count(outcome, test);
      const broken = [module, ...module.children.allSuites()].flatMap((group) => group.errors());
      if (broken.length === 0) continue;
      outcome.failed += 1;
      outcome.failures.push(named(module.moduleId, '', broken));
    }
    writeOutcome(outcome);
  }
}

function count(outcome: Outcome, test: TestCase): void {
  const { state, errors = [] } = test.result();
  const what = named(test.module.moduleId, test.fullName, errors);
  if (state === 'passed') outcome.passed += 1;
  if (state === 'skipped') outcome.skipped += 1;
  if (state === 'failed') outcome.failed += 1;
  if (state === 'failed') outcome.failures.push(what);
  if (test.diagnostic()?.flaky === true) outcome.flaky.push(what);
}
