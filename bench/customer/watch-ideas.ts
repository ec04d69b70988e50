import type { Page } from '@playwright/test';

const COUNT = 10;

interface Seen {
  readonly first: number;
  readonly all: number;
  readonly longest: number;
}

/** Milliseconds from a tap until the first and the last idea are painted, and the longest task of the page until then. */
export async function watchIdeas(page: Page, tap: () => Promise<void>): Promise<Seen> {
  const seen = page.evaluate(
    (count) =>
      new Promise<Seen>((resolve) => {
        let [begun, first, longest] = [0, 0, 0];
        addEventListener('click', () => (begun ||= performance.now()), { capture: true, once: true });
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            if (begun > 0 && startTime + duration > begun) longest = Math.max(longest, duration);
        }).observe({ type: 'longtask' });
        const look = (): void => {
          const painted = document.querySelectorAll('canvas[data-painted]').length;
          if (painted > 0) first ||= performance.now() - begun;
          if (painted < count) return void requestAnimationFrame(look);
          const all = performance.now() - begun;
          // Long tasks are reported a little later.
          setTimeout(() => resolve({ first, all, longest }), 500);
        };
        look();
      }),
    COUNT,
  );
  await tap();
  return seen;
}
