/** `npm run check`: all checks that do not run the product. All steps run, then all failures are reported. */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/prepare.mjs';

const STEPS = [
  ['types', 'tsc', ['-b', 'tsconfig.e2e.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['tiers', 'tsx', ['scripts/check/tiers.ts']],
  ['unused code', 'knip', []],
  ['code only for tests', 'tsx', ['scripts/check/test-only.ts']],
  ['format', 'biome', ['format', '.']],
  ['catalogues', 'tsx', ['scripts/check/catalogues.ts']],
  ['texts of pages', 'tsx', ['scripts/check/texts.ts']],
  ['spec', 'tsx', ['scripts/check/spec.ts']],
  ['documents', 'tsx', ['scripts/check/documents.ts']],
  ['words', 'tsx', ['scripts/check/words.ts']],
  ['migrations', 'tsx', ['scripts/check/migrations.ts']],
];
const AT_ONCE = 3;

function run([name, command, args]) {
  return new Promise((done) => {
    const started = performance.now();
    const child = spawn('npx', ['--no-install', command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      done({ name, code, output });
    });
  });
}

await ensureInstalled('proof');
const waiting = [...STEPS];
const results = [];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step));
  }),
);
const failed = results.filter((result) => result.code !== 0);
for (const { name, output } of failed) console.log(`\n=== ${name}\n${output.trim()}`);
process.exitCode = failed.length > 0 ? 1 : 0;
