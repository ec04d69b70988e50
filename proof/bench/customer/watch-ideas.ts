import type { Page } from '@playwright/test';

const COUNT = 10;

interface Seen {
  readonly first: number;
  readonly all: number;
  readonly longest: number;
}

/** Milliseconds from a tap until the first and the last idea are painted, and the longest task of the page until then. */
export async function watchIdeas(page: Page, tap: () => Promise<void>): Promise<Seen> {
  // Without named functions: the compiler of this script would mark them with a helper that the page does not have.
  const seen = page.evaluate(async (count) => {
    let [begun, first, longest] = [0, 0, 0];
    addEventListener('click', () => (begun ||= performance.now()), { capture: true, once: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (begun > 0 && startTime + duration > begun) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    for (let painted = 0; painted < count; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      painted = document.querySelectorAll('canvas[data-painted]').length;
      if (painted > 0) first ||= performance.now() - begun;
    }
    const all = performance.now() - begun;
    // Long tasks are reported a little later.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { first, all, longest };
  }, COUNT);
  await tap();
  return seen;
}
