import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { emptyOutcome, named, type Outcome, writeOutcome } from './outcome.ts';
import { ROOT } from './root.mjs';

/** Tells what failed, and how long each file took. */
export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcome = emptyOutcome();
    for (const module of modules) {
      outcome.seconds[relative(ROOT, module.moduleId)] = module.diagnostic().duration / 1000;
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
  // A test that passes only when it is tried again is a failure, too.
  const failed = state === 'failed' || test.diagnostic()?.flaky === true;
  if (failed) outcome.failures.push(named(test.module.moduleId, test.fullName, errors));
  if (failed) outcome.failed += 1;
  else if (state === 'passed') outcome.passed += 1;
  if (state === 'skipped') outcome.skipped += 1;
}
