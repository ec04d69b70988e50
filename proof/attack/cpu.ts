import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMsOf } from './measure.ts';

const IDLE_MS = 1_500;

/** CPU time that a server needs for some work, ms. What it needs just before for everything else is subtracted. */
export async function cpuOf(pid: number, work: () => Promise<void>): Promise<number> {
  const [idleFrom, idleCpu] = [performance.now(), cpuMsOf(pid)];
  await sleep(IDLE_MS);
  const idle = (cpuMsOf(pid) - idleCpu) / (performance.now() - idleFrom);
  const [from, cpu] = [performance.now(), cpuMsOf(pid)];
  await work();
  return Math.max(0, cpuMsOf(pid) - cpu - idle * (performance.now() - from));
}
