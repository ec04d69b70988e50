import { expect, type Page } from '@playwright/test';

/** One finger drags the page down from its top. */
export async function pullDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  await touch('touchStart', 100);
  for (const y of [160, 220, 280]) await touch('touchMove', y);
  await touch('touchEnd');
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await device.detach();
}

/** A pull makes the page ask the server for this again. */
export async function expectPullDown(page: Page, action: string): Promise<void> {
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes(`s=${action}`));
  await pullDown(page);
  await asked;
}

/** Neither the page nor the browser refreshes after a pull. */
export async function expectNoPullDown(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await pullDown(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(asked).toEqual([]);
}
