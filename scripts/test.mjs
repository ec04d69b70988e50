/** `npm test`: unit, integration and the journeys in a browser, from a fresh checkout. Further arguments go to vitest. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOfPlaywright, failuresOfVitest } from './lib/failures.mjs';
import { prepare, ROOT, runTool } from './lib/prepare.mjs';
import { ensureTools, chromiumPath, tellMissing } from './lib/tools.mjs';

await prepare();
const missing = await ensureTools();
tellMissing(missing);
const chromium = chromiumPath();
// Found once: every test that opens a browser asks this variable.
if (chromium) process.env.CHROMIUM_PATH = chromium;

const results = join(ROOT, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const only = process.argv.slice(2);
const outcomes = [await vitest()];
if (only.length === 0 && chromium) outcomes.push(await playwright());

tellMissing(missing);
const sum = (field) => outcomes.reduce((total, outcome) => total + outcome[field], 0);
const broken = outcomes.filter((outcome) => outcome.broken);
for (const { failures } of outcomes)
  for (const { name, message } of failures) console.log(`failed: ${name}\n${message}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
const incomplete = Boolean(process.env.CI) && missing.length > 0;
if (incomplete) console.error('In CI nothing may be missing.');
process.exitCode = sum('failed') > 0 || sum('passed') === 0 || broken.length > 0 || incomplete ? 1 : 0;

async function vitest() {
  const file = join(results, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...only];
  const ended = await outcomeOf(runTool('vitest', args));
  return counted(ended, () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
    return { passed, failed, skipped, failures: failuresOfVitest(report) };
  });
}

async function playwright() {
  const file = join(results, 'journeys.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const ended = await outcomeOf(runTool('@playwright/test:playwright', ['test', '--reporter=list,json'], { env }));
  return counted(ended, () => {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed, skipped: stats.skipped, failures: suites.flatMap(failuresOfPlaywright) };
  });
}

function outcomeOf(running) {
  return running.then(
    () => true,
    (error) => {
      console.error(error.message);
      return false;
    },
  );
}

/** A runner that failed without a report, or without a failed test, is broken: that is a failure too. */
function counted(ended, read) {
  try {
    const counts = read();
    return { ...counts, broken: !ended && counts.failed === 0 };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 0, skipped: 0, failures: [], broken: true };
  }
}
