/** Runs a part of the proofs and tells how it ended. Plain JavaScript: it runs before anything is installed. */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';
import { RESULTS, runPlaywright, runVitest } from './runners.mjs';
import { keepTemporaryFilesInMemory } from './scratch.mjs';
import { chromiumPath, enginesFound, ensureTools, reportMissing } from './tools.mjs';

/** Browsers that may die before they are asked for a page, in one run. Each is told. */
const MAX_RESTARTS = 2;

/** The slowest files of tests that are named after a run. */
const MAX_SLOW_FILES = 25;

/** Where pictures of journeys that failed are found after a run. */
const KEPT = join(RESULTS, 'journeys');
const isOfFailure = (path) => statSync(path).isDirectory() || /\.(?:md|png|zip)$/.test(path);

/**
 * The unit and integration tests, and the journeys in the browsers that are here. What failed is told at the end, as the
 * last line is far below it.
 * @param part `main`, `rest` or `all`, see packages/domain/src/testing/part.ts
 * @param only arguments of vitest, to run the tests that they name and no journey
 * @returns whether all passed, the lines that say so, and the names of the tests that failed
 */
export async function runProofs(part, only = []) {
  const spent = stopwatch();
  process.env.TEST_PART = part;
  await prepare('proof');
  const missing = await ensureTools();
  reportMissing(missing);
  spent('set-up');
  const chromium = chromiumPath();
  // Found once: every test that opens a browser reads this variable.
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  const tidy = keepTemporaryFilesInMemory();
  // The databases of the shops of all journeys: on a disk, each of their commits waits for it.
  const journeys = process.env.TMPDIR ? join(process.env.TMPDIR, 'journeys') : KEPT;
  process.env.JOURNEYS_DIR = journeys;

  // What failed in `main` is still looked at when the rest runs.
  if (part !== 'rest') rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  process.env.RESTARTS_FILE = join(RESULTS, 'restarts.txt');
  writeFileSync(process.env.RESTARTS_FILE, '');
  const outcomes = [await runVitest(only)];
  spent('unit and integration tests');
  const changed = only.filter((argument) => argument.startsWith('--changed'));
  const engines = only.length === changed.length ? enginesFound() : [];
  if (engines.length > 0) {
    outcomes.push(
      await runPlaywright(
        engines,
        changed.map((argument) => argument.replace('--', '--only-')),
      ),
    );
    spent('journeys');
    if (journeys !== KEPT) cpSync(journeys, KEPT, { recursive: true, filter: isOfFailure });
  }
  tidy();
  reportMissing(missing);
  return summarised(part, outcomes, spent(), missing);
}

function summarised(part, outcomes, times, missing) {
  const sum = (field) => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  for (const { name, message } of outcomes.flatMap(({ failures }) => failures))
    console.log(`failed: ${name}\n${message}\n`);
  const files = outcomes.flatMap(({ seconds }) => Object.entries(seconds)).toSorted((a, b) => b[1] - a[1]);
  for (const [file, seconds] of files.slice(0, MAX_SLOW_FILES)) console.log(`slow: ${Math.round(seconds)} s, ${file}`);
  for (const line of times) console.log(`${part}, ${line}`);
  const result = `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
  console.log(result);
  const restarts = readFileSync(process.env.RESTARTS_FILE, 'utf8').split('\n').filter(Boolean);
  for (const restart of restarts) console.log(restart);
  const incomplete = Boolean(process.env.CI) && missing.length > 0;
  if (incomplete) console.error('In CI no tool may be missing.');
  const broken = outcomes.some((outcome) => outcome.broken);
  const ok = sum('failed') === 0 && sum('passed') > 0 && !broken && !incomplete && restarts.length <= MAX_RESTARTS;
  return { ok, result, times, failed: outcomes.flatMap(({ failures }) => failures.map(({ name }) => name)) };
}

/** @returns a function that ends a phase under a name, and returns the lines of all phases so far */
function stopwatch() {
  const lines = [];
  let last = { wall: performance.now(), cpu: cpuSeconds() };
  return (phase) => {
    if (phase !== undefined) {
      const now = { wall: performance.now(), cpu: cpuSeconds() };
      const minutes = ((now.wall - last.wall) / 60_000).toFixed(1);
      lines.push(`${phase}: ${minutes} min, ${Math.round(now.cpu - last.cpu)} s of CPU`);
      last = now;
    }
    return lines;
  };
}

/** CPU time of this process and of its children that have ended, s: fields 14 to 17 of proc(5). NaN where there is none. */
function cpuSeconds() {
  const TICKS_PER_SECOND = 100;
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ').slice(11, 15);
    return fields.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
