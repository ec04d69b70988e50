import type { CDPSession, Page } from '@playwright/test';

export interface MainThread {
  /** Slows it down by this factor. */
  readonly throttle: (times: number) => Promise<void>;
  /** Milliseconds of work so far, as Chromium counts its tasks, without waiting. */
  readonly worked: () => Promise<number>;
}

export async function mainThreadOf(page: Page): Promise<MainThread> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    throttle: async (rate) => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    },
    worked: async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
    },
  };
}
