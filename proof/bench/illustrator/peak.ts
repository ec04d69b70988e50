/**
 * A process that draws prompts in every style at 1024 × 2048 px, one after the other, and prints the processor time of each
 * picture and the peak memory of the process: `tsx bench/illustrator/peak.ts`.
 */
import { readFileSync } from 'node:fs';
import { draw, STYLES, understand } from '@cpc/illustrator';
import { render } from '@cpc/illustrator/render';
import sharp from 'sharp';
import { PROMPTS } from './prompts.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Processor time in ms, of all threads. */
async function spent(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const picture = (prompt: string, style: (typeof STYLES)[number], seed: number): Promise<Uint8Array> =>
  render(draw({ understanding: understand(prompt), style, seed, width: 1024, height: 2048 }));

const first = await spent(() => picture(PROMPTS[0] ?? '', 'modern', 0));
const times: Record<string, number[]> = {};
for (const style of STYLES) {
  times[style] = [];
  for (const [seed, prompt] of PROMPTS.entries()) times[style].push(await spent(() => picture(prompt, style, seed)));
}
const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
console.log(JSON.stringify({ first, times, peakMb: Math.round(Number(peak) / 1000) }));
