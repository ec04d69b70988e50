/** The two test runners; each runs to its end, and reports its outcome in the same way. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './prepare.mjs';
import { ROOT } from './root.mjs';

export const RESULTS = join(ROOT, 'test-results');

/** Unit and integration tests: all, or those named by the arguments. */
export const runVitest = (args) =>
  outcomeOf('vitest', (reporter) =>
    runTool('vitest', ['run', '--reporter=default', `--reporter=${reporter}`, ...args]),
  );

/** The journeys in the browsers of these engines. */
export function runPlaywright(engines, args = []) {
  const projects = engines.map((engine) => `--project=${engine}*`);
  return outcomeOf('playwright', (reporter) =>
    runTool('@playwright/test:playwright', ['test', `--reporter=list,${reporter}`, ...projects, ...args]),
  );
}

/** A runner that failed without a report, or without a failed test, is broken: that is a failure too. */
async function outcomeOf(runner, run) {
  const file = join(RESULTS, `${runner}.json`);
  process.env.OUTCOME_FILE = file;
  const ended = await run(join(ROOT, 'scripts/lib', `${runner}-outcome.ts`)).then(
    () => true,
    (error) => {
      console.error(error.message);
      return false;
    },
  );
  try {
    const outcome = JSON.parse(readFileSync(file, 'utf8'));
    return { ...outcome, broken: !ended && outcome.failed === 0 };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 0, skipped: 0, failures: [], seconds: {}, broken: true };
  }
}
