import type { Locator, Page } from '@playwright/test';

/** What a customer did until now. */
export interface Attempt {
  readonly taps: number;
  readonly swipes: number;
  readonly ms: number;
}

/** The hand of a customer who knows the way: it counts its taps, and waits for nothing but what it taps. */
export function createHand(page: Page) {
  const begun = performance.now();
  let [taps, swipes] = [0, 0];
  return {
    async tap(name: string | RegExp): Promise<void> {
      taps += 1;
      await page.getByRole('button', { name }).first().tap();
    },
    /** The button for it and the picture in the system's own picker. */
    async choose(file: string): Promise<void> {
      taps += 2;
      await page.locator('input[type=file]').setInputFiles(file);
    },
    async swipe(list: Locator): Promise<void> {
      swipes += 1;
      await list.evaluate((element) => element.scrollBy({ left: element.clientWidth * 0.7, behavior: 'smooth' }));
    },
    done: (): Attempt => ({ taps, swipes, ms: performance.now() - begun }),
  };
}
