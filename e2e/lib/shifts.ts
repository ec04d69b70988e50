import type { Page } from '@playwright/test';

/** A page may move by this much in all while it loads (https://web.dev/articles/cls: good is up to 0.1). */
export const MAX_SHIFT = 0.05;

/**
 * Watches what moves without a tap, from the next address on.
 * @returns the sum of the layout shifts of the document so far, and what moved most
 */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; most: string }>> {
  await page.addInitScript(() => {
    const seen = { sum: 0, most: '', value: 0 };
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        seen.sum += entry.value;
        if (entry.value <= seen.value) continue;
        seen.value = entry.value;
        seen.most = entry.sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 60)).join(' | ');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number; most: string } }).shifts);
}

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
