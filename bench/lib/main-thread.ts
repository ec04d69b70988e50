import type { CDPSession, Page } from '@playwright/test';

export interface MainThread {
  /** Slows it down so many times. */
  readonly throttle: (times: number) => Promise<void>;
  /** Milliseconds it has worked so far, as Chromium itself counts its tasks: waiting is not in it. */
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
