import { expect, test as base } from '@playwright/test';
import type { EngineName, Start } from '../../../proof/drivers/browser.ts';
import { type EnginePage, pageOf } from './page.ts';
import { startBrowser } from '../../../proof/drivers/start.ts';

interface Fixtures {
  /** A phone with the engine of the project. */
  readonly phone: EnginePage;
  /**
   * Starts a browser of the project's engine or of another one; it is closed with the test. Without a viewport it is a
   * phone.
   */
  readonly start: (options?: Partial<Start> & Partial<EngineOption>) => Promise<EnginePage>;
}

export interface EngineOption {
  /** The engine of the project. */
  readonly engine: EngineName;
}

/**
 * Tests in real browsers that Playwright does not drive. Each browser is closed with its test. A test fails if a page
 * reported errors and the test did not read them.
 */
export const test = base.extend<Fixtures, EngineOption>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  start: async ({ engine }, provide, info) => {
    const pages: EnginePage[] = [];
    await provide(async ({ engine: wanted = engine, ...options } = {}) => {
      const page = pageOf(await startBrowser(wanted, options));
      pages.push(page);
      return page;
    });
    const complaints: string[] = [];
    for (const { browser } of pages) {
      try {
        const failed = info.status !== info.expectedStatus;
        if (failed)
          await info.attach(`${browser.engine}.png`, { body: await browser.screenshot(), contentType: 'image/png' });
        complaints.push(...(await browser.complaints()));
      } finally {
        await browser.close();
      }
    }
    expect(complaints, 'what pages complained of').toEqual([]);
  },
  phone: async ({ start }, provide) => provide(await start()),
});

export { expect };
