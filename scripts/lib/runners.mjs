/** The two test runners; each runs to its end, and the results are counted in the same way. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { runTool } from './prepare.mjs';
import { ROOT } from './root.mjs';

export const RESULTS = join(ROOT, 'test-results');

/** Unit and integration tests: all, those named by the arguments, or the files that failed in an earlier run. */
export function runVitest(args, again = []) {
  const file = join(RESULTS, again.length > 0 ? 'vitest-again.json' : 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const files = [...new Set(again.map((failure) => failure.file))];
  const which = again.length > 0 ? [...files, '--maxWorkers=1'] : args;
  return outcomeOf(runTool('vitest', ['run', ...reporters, ...which]), () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
    return { passed, failed, skipped, failures: failuresOfVitest(report) };
  });
}

/** The journeys in the browsers of these engines: all, or those that failed last. */
export function runPlaywright(engines, again = [], args = []) {
  const file = join(RESULTS, again.length > 0 ? 'journeys-again.json' : 'journeys.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const projects = engines.map((engine) => `--project=${engine}`);
  const which = [...projects, ...(again.length > 0 ? ['--last-failed', '--workers=1'] : args)];
  const running = runTool('@playwright/test:playwright', ['test', '--reporter=list,json', ...which], { env });
  return outcomeOf(running, () => {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed, skipped: stats.skipped, failures: suites.flatMap(failuresOfPlaywright) };
  });
}

/** A runner that failed without a report, or without a failed test, is broken: that is a failure too. */
async function outcomeOf(running, read) {
  const ended = await running.then(
    () => true,
    (error) => {
      console.error(error.message);
      return false;
    },
  );
  try {
    const counts = read();
    return { ...counts, broken: !ended && counts.failed === 0, unsteady: [] };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 0, skipped: 0, failures: [], broken: true, unsteady: [] };
  }
}
