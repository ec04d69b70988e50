import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

const SAMPLE_MS = 100;
/** One turn of running and standing still. */
const TURN_MS = 20;

/** The processes of a browser's pages. */
async function renderersOf(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** The most memory that the browser's pages have together during some work: resident bytes, looked at ten times a second. */
export async function peakOf<T>(
  browser: Browser,
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly peak: number }> {
  const pids = await renderersOf(browser);
  let peak = 0;
  let isDone = false;
  const watch = async (): Promise<void> => {
    while (!isDone) {
      const sizes = await Promise.all(pids.map(residentBytes));
      peak = Math.max(
        peak,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      await sleep(SAMPLE_MS);
    }
  };
  const watching = watch();
  try {
    return { value: await work(), peak };
  } finally {
    isDone = true;
    await watching;
  }
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/**
 * Lets the browser's pages run only one `times`-th of the time. Chromium's own throttling slows the page, but not its
 * workers.
 */
export async function slowed<T>(browser: Browser, times: number, work: () => Promise<T>): Promise<T> {
  const pids = await renderersOf(browser);
  const tell = (signal: 'SIGSTOP' | 'SIGCONT') => pids.forEach((pid) => process.kill(pid, signal));
  let isDone = false;
  const turn = async (): Promise<void> => {
    while (!isDone) {
      tell('SIGSTOP');
      await sleep(TURN_MS - TURN_MS / times);
      tell('SIGCONT');
      await sleep(TURN_MS / times);
    }
  };
  const turning = turn();
  try {
    return await work();
  } finally {
    isDone = true;
    await turning;
  }
}
