import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';

/**
 * Bytes of memory the browser's page processes hold, what they share counted in parts (Linux: the proportional set
 * size), after a garbage collection. Give it a browser with one page, so that nothing else is in it.
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
  if (kilobytes === undefined) throw new Error(`rendererMemory: process ${pid} tells no proportional set size`);
  return Number(kilobytes) * 1024;
}
