import { execFileSync } from 'node:child_process';

interface ChildOf {
  readonly pid: number;
  /** The processor time that it has used. */
  readonly cpuSeconds: number;
}

/** The running child processes of a process. */
export function childrenOf(pid: number | undefined): readonly ChildOf[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,time='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => Number(parent) === pid)
    .map(([child, , time = '']) => ({ pid: Number(child), cpuSeconds: secondsOf(time) }));
}

/** Parses `hh:mm:ss` or `mm:ss.hh`. */
const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

export function isRunning({ pid }: Pick<ChildOf, 'pid'>): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
