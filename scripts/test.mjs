/**
 * `npm test`: unit, integration and the journeys in three browsers, from a fresh checkout. Further arguments go to
 * vitest.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { prepare } from './lib/prepare.mjs';
import { RESULTS, runPlaywright, runVitest } from './lib/runners.mjs';
import { keepTemporaryFilesInMemory } from './lib/scratch.mjs';
import { takeTurn } from './lib/turn.mjs';
import { ensureTools, chromiumPath, enginesFound, reportMissing } from './lib/tools.mjs';

await prepare();
const only = process.argv.slice(2);
if (only.length === 0) takeTurn();
const missing = await ensureTools();
reportMissing(missing);
const chromium = chromiumPath();
const engines = enginesFound();
// Found once: every test that opens a browser reads this variable.
if (chromium) process.env.CHROMIUM_PATH = chromium;
keepTemporaryFilesInMemory();

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const outcomes = [await runVitest(only)];
if (only.length === 0 && engines.length > 0) outcomes.push(await runPlaywright(engines));

reportMissing(missing);
const sum = (field) => outcomes.reduce((total, outcome) => total + outcome[field], 0);
const broken = outcomes.filter((outcome) => outcome.broken);
for (const { failures, flaky } of outcomes) {
  for (const { name, message } of flaky) console.log(`flaky, failed and then passed: ${name}\n${message}\n`);
  for (const { name, message } of failures) console.log(`failed: ${name}\n${message}\n`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
const incomplete = Boolean(process.env.CI) && missing.length > 0;
if (incomplete) console.error('In CI no tool may be missing.');
process.exitCode = sum('failed') > 0 || sum('passed') === 0 || broken.length > 0 || incomplete ? 1 : 0;
