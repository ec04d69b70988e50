import { expect, type Page, type Request } from '@playwright/test';
import { inPage } from './in-page.ts';

/** What each page has asked for and not got yet. */
const PENDING = new WeakMap<Page, Set<Request>>();

/** The file of a worker, as the build names it. */
const WORKER_FILE = /worker[^/]*\.js$/;

/**
 * Counts what a page loads, from now on. A stream of events never ends, so it does not count. A worker that ends leaves its
 * requests without an end: they count until then, and its own file does not count.
 */
export function watchLoading(page: Page): Set<Request> {
  const known = PENDING.get(page);
  if (known !== undefined) return known;
  const pending = new Set<Request>();
  PENDING.set(page, pending);
  page.on('request', (request) => {
    const isStream = request.headers()['accept']?.includes('event-stream');
    if (!isStream && !WORKER_FILE.test(request.url())) pending.add(request);
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  page.on('worker', (worker) =>
    worker.on('close', () => {
      for (const request of pending) if (request.headers()['referer'] === worker.url()) pending.delete(request);
    }),
  );
  return pending;
}

/** Waits until nothing of a page that is watched loads, fades or slides any more. */
export async function atRest(page: Page): Promise<void> {
  const pending = watchLoading(page);
  do {
    // The runner of tests writes down each expectation, which takes longer than most pages take to switch language.
    if (pending.size > 0)
      await expect.poll(() => [...pending].map((request) => request.url()), { intervals: [10, 50] }).toEqual([]);
    await inPage(page, restHere);
  } while (pending.size > 0);
}

/** Runs in the page: ends when it is laid out in its typefaces, and all that moves has arrived. */
export async function restHere(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isWaiting = () => [...document.querySelectorAll('.animate-sheen')].some((sheen) => sheen.checkVisibility());
  for (;;) {
    // What measures itself has found its place by the second one.
    await frame();
    await frame();
    const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      // One that follows a scrolled row has no end of its own.
      const isOfTime = timeline instanceof DocumentTimeline;
      return isOfTime && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    });
    if (document.fonts.status === 'loaded' && moving.length === 0 && !isWaiting()) return;
    await Promise.allSettled([document.fonts.ready, ...moving.map(({ finished }) => finished)]);
  }
}
