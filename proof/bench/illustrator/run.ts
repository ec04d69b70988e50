import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildArt } from '@cpc/illustrator/build';
import { median, table } from '../lib/figures.ts';

interface Measured {
  readonly first: number;
  readonly times: Readonly<Record<string, readonly number[]>>;
  readonly peakMb: number;
}

/** Processor time and peak memory of drawing from words, in a process of its own as the server runs it. */
export async function run(): Promise<string> {
  await buildArt();
  const program = fileURLToPath(new URL('peak.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' });
  const { first, times, peakMb } = JSON.parse(output) as Measured;
  const rows = Object.entries(times).map(([style, all]) => [
    style,
    `${Math.round(median([...all]))} ms`,
    `${Math.round(Math.max(...all))} ms`,
  ]);
  return [
    '## Drawing from words',
    '',
    `Ten prompts in each style at 1024 × 2048 px, from the words to the PNG, one picture at a time in one process: processor time of all threads. The first picture, with the reading of lists and drawings: ${Math.round(first)} ms. Peak memory of the process: ${peakMb} MB. Alone: \`npm run bench -- illustrator\`.`,
    '',
    table(['', 'median', 'worst'], rows),
  ].join('\n');
}
