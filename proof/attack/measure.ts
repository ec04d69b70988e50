import { readdirSync, readFileSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Only Linux tells in /proc what a process and its children use. */
export const canMeasure = process.platform === 'linux';

const TICK_MS = 10;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** CPU time of all its threads, and of children that have ended, ms. */
  readonly cpuMs: number;
}

/** Fields 4 and 14-17 of /proc/<pid>/stat (proc(5)); undefined if the process has ended. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (field: number) => fields[field - 3] ?? 0;
    const cpuMs = (at(14) + at(15) + at(16) + at(17)) * TICK_MS;
    return { pid, parent: at(4), cpuMs };
  } catch {
    return undefined;
  }
}

/** A process and all its descendants. */
function familyOf(pid: number): readonly Stat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter((one) => one.parent === member.pid));
  return family;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Resident memory of a process, kB; shared memory counts in part (Pss of proc(5)). */
function residentKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    // The process has ended.
    return 0;
  }
}

/** Memory of a process and its children, MB: shared pages are counted once. */
export const residentMb = (pid: number): number => sum(familyOf(pid).map((one) => residentKb(one.pid))) / 2 ** 10;

/** CPU time of a process and its children since they started, ms. */
export const cpuMsOf = (pid: number): number => sum(familyOf(pid).map(({ cpuMs }) => cpuMs));

/** Disk space of the files in a folder, MB; 0 if there is no such folder. */
export async function diskMb(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return diskMb(path);
      // The file may have been deleted by now.
      return lstat(path).then(
        ({ blocks }) => (blocks * 512) / 2 ** 20,
        () => 0,
      );
    }),
  );
  return sum(sizes);
}

export interface Peaks {
  residentMb: number;
  diskMb: number;
  tempMb: number;
}

const LOOK_MS = 250;

/** Watches memory and disk until it is stopped. @returns the largest values seen */
export function watch(pid: () => number, folder: string, temp: string): { readonly stop: () => Promise<Peaks> } {
  const peaks: Peaks = { residentMb: 0, diskMb: 0, tempMb: 0 };
  let looking = Promise.resolve();
  const look = async () => {
    peaks.residentMb = Math.max(peaks.residentMb, residentMb(pid()));
    peaks.diskMb = Math.max(peaks.diskMb, await diskMb(folder));
    peaks.tempMb = Math.max(peaks.tempMb, await diskMb(temp));
  };
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined);
  }, LOOK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await look().catch(() => undefined);
      return peaks;
    },
  };
}
