/**
 * `npm run steady [-- --runs 20]`: repeats every proof beside busy loops, to find tests that fail now and then. Each part of a
 * run is a row of docs/RELIABILITY.md as soon as it has ended, so a stopped command goes on where it was.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './lib/prepare.mjs';
import { runProofs } from './lib/proofs.mjs';
import { ROOT } from './lib/root.mjs';

const FILE = join(ROOT, 'docs/RELIABILITY.md');
const PARTS = ['main', 'rest'];
const BUSY_LOOPS = 3;
/** A loop ends by itself if this command is killed. */
const LOOP_MS = 3 * 3_600_000;
const LOOP = `const end = Date.now() + ${LOOP_MS}; while (Date.now() < end);`;

const at = process.argv.indexOf('--runs');
const runs = at === -1 ? 1 : Number(process.argv[at + 1]);
if (!Number.isInteger(runs) || runs < 1) throw new Error('expected a number of runs, such as --runs 20');

/** How many runs of this commit a part has. */
const rowsOf = (part) => readFileSync(FILE, 'utf8').split(`| ${commit} | ${part} |`).length - 1;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

for (let part = nextPart(); part !== undefined; part = nextPart()) {
  const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
  try {
    await append(part, await runProofs(part));
  } finally {
    for (const loop of loops) loop.kill();
  }
}

function nextPart() {
  const counted = PARTS.map((part) => ({ part, rows: rowsOf(part) })).toSorted((a, b) => a.rows - b.rows);
  return counted.find(({ rows }) => rows < runs)?.part;
}

async function append(part, { ok, result, times, failed }) {
  const date = new Date().toISOString().slice(0, 10);
  const cells = [date, commit, part, times.join('; '), ok ? result : `${result}: ${failed.join('; ')}`];
  writeFileSync(FILE, `${readFileSync(FILE, 'utf8').trimEnd()}\n| ${cells.join(' | ').replaceAll('\n', ' ')} |\n`);
  await runTool('@biomejs/biome:biome', ['format', '--write', FILE]);
  if (!ok) process.exitCode = 1;
}
