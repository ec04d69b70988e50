import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';

/**
 * Memory of the browser's page processes in bytes, with shared memory divided between processes (Linux: the
 * proportional set size), after a garbage collection. Use a browser with only one page.
 */
export async function rendererMemory(browser: Browser, page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(1_500);
  await devtools.detach();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => proportionalSize(id)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function proportionalSize(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  if (kilobytes === undefined) throw new Error(`rendererMemory: process ${pid} reports no proportional set size`);
  return Number(kilobytes) * 1024;
}
