/**
 * Runs the benches one after the other and writes docs/BENCHMARKS.md; what could not be measured is named there. `npm run bench -- print` runs one bench,
 * `… editor photo` one of its measures.
 */
import { writeFileSync } from 'node:fs';
import { run as customer } from './customer/run.ts';
import { run as cutout } from './cutout/run.ts';
import { run as designCost } from './design-cost/run.ts';
import { run as editor } from './editor/run.ts';
import { run as engines } from './engines/run.ts';
import { run as fleet } from './fleet/run.ts';
import { run as illustrator } from './illustrator/run.ts';
import { attempt, Failed, sectionOf } from './lib/attempt.ts';
import { run as imaging } from './imaging/run.ts';
import { run as orders } from './orders/run.ts';
import { run as print } from './print/run.ts';
import { run as shop } from './shop/run.ts';
import { run as tools } from './tools/run.ts';
import { computer, lastRuns, recordRun } from '../lib/last-run.ts';

const BENCHES = {
  editor,
  engines,
  imaging,
  cutout,
  tools,
  customer,
  illustrator,
  print,
  'design-cost': designCost,
  orders,
  fleet,
  shop,
} as const;

const [wanted, part] = process.argv.slice(2);
const sections: string[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted !== undefined && wanted !== name) continue;
  console.log(`bench: ${name} …`);
  const seen = await attempt(() => bench(part));
  sections.push(sectionOf(`## ${name}`, seen));
  if (seen instanceof Failed) process.exitCode = 1;
}
const page = `# Benchmarks

Made by \`npm run bench\` on ${computer()}. Absolute times depend on the computer and its load; compare the ratios.

The last runs, written by the command itself:

${lastRuns([])}

${sections.join('\n\n')}
`;
if (wanted === undefined) writeFileSync(new URL('../../docs/BENCHMARKS.md', import.meta.url), page);
console.log(page);
if (sections.length > 0)
  recordRun('BENCHMARKS.md', {
    command: ['npm run bench', ...(wanted === undefined ? [] : ['--', ...process.argv.slice(2)])].join(' '),
    result: process.exitCode === 1 ? 'failed' : 'measured',
  });
