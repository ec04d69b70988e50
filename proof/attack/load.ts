import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { cpuMsOf } from './measure.ts';

const TICK_MS = 10;

/** CPU time that the whole station was busy since it started, ms: all but idle and waiting for disks (proc(5)). */
function busyMs(): number {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = first.split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softirq + steal) * TICK_MS;
}

/** CPU time of this process and all that it started. */
const ownMs = (): number => cpuMsOf(process.pid);

/** @returns a function that tells which part of the station's CPU other programs have used since now, 0 … 1 */
export function watchOthers(): () => number {
  const [from, busy, own] = [performance.now(), busyMs(), ownMs()];
  return () => {
    const others = busyMs() - busy - (ownMs() - own);
    return Math.min(1, Math.max(0, others / (cpus().length * (performance.now() - from))));
  };
}
