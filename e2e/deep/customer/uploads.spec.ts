import { type BrowserContext, expect, type Page, type Response, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { type BadNetwork, openBadNetwork } from '../../lib/bad-network.ts';
import { button, chooseFile, chooseModel, enterAsGuest, expectLayers, order, writeText } from '../../lib/customer.ts';
import { heavyPng } from '../../lib/pictures.ts';
import { type OpenShop, openShop, PHONE } from '../../lib/shop.ts';

test.use(PHONE);

/** The largest part of an upload, in bytes: at most this much is sent twice when one breaks off. */
const MAX_PART_BYTES = 1024 * 1024;
/** Everything except the parts, in bytes: headers, saves of the design, and calls of the page after a cut. */
const MAX_OTHER_BYTES = 200_000;

let shop: OpenShop;
let network: BadNetwork;
let picture: string;
let size: number;

test.beforeAll(async () => {
  shop = await openShop({ printer: 'simulated' });
  network = await openBadNetwork(shop.origin);
  picture = await heavyPng();
  size = readFileSync(picture).length;
});

test.afterAll(async () => {
  network?.close();
  await shop?.stop();
});

const sending = (page: Page) => page.getByText('Uploading');

/** Waits until half of a picture is on the server. @returns what pages had sent before the picture */
async function halfSent(page: Page): Promise<number> {
  await enterAsGuest(page, network.origin);
  await chooseModel(page, 'iPhone 16');
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('Work.save') === true);
  await writeText(page, 'Kept');
  await saved;
  const before = network.sent();
  const half = network.holdAfter(size / 2);
  await chooseFile(page, picture);
  await half;
  await expectLayers(page, [/Kept/, /Picture/]);
  await expect(sending(page)).toBeVisible();
  await expect(page.getByText(/^[1-9]\d? ?%$/)).toBeVisible();
  return before;
}

const isFinish = (response: Response): boolean =>
  response.ok() && response.request().postData()?.includes('Upload.finish') === true;

type Mishap = (page: Page, context: BrowserContext) => Promise<void>;

const MISHAPS: Readonly<Record<string, Mishap>> = {
  'the network is down for a while': async (page, context) => {
    await context.setOffline(true);
    await expect(page.getByText('The network seems unstable')).toBeVisible();
    network.release();
    await context.setOffline(false);
  },
  'every connection is cut': async () => {
    network.cut();
    network.release();
  },
  'the page is loaded anew': async (page) => {
    const loaded = page.reload();
    network.cut();
    network.release();
    await loaded;
  },
};

for (const [what, happens] of Object.entries(MISHAPS)) {
  test(`[AP-06.4] ${what} during an upload: it continues, and nothing is sent twice`, async ({ page, context }) => {
    const before = await halfSent(page);
    const arrived = page.waitForResponse(isFinish);
    await happens(page, context);
    await arrived;
    await expect(sending(page)).toBeHidden();
    await expectLayers(page, [/Kept/, /Picture/]);
    // The part that broke off, and what the broken connection still held, are sent again.
    expect(network.sent() - before).toBeLessThan(size + 2 * MAX_PART_BYTES + MAX_OTHER_BYTES);
    await order(page);
  });
}

test('[AP-06.4] a cancelled upload ends, and its picture is removed', async ({ page }) => {
  const before = await halfSent(page);
  await button(page, 'Cancel').click();
  await expectLayers(page, [/Kept/]);
  await expect(sending(page)).toBeHidden();
  network.release();
  await order(page);
  expect(network.sent() - before).toBeLessThan(size);
});

test('[AP-06.4] [ED-07.3] an upload continues during checkout and over a reload, and the order waits for it', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  let release: () => void = () => undefined;
  const gate = new Promise<void>((open) => (release = open));
  await page.route('**/api/upload/parts/*', async (route) => {
    if (route.request().method() === 'PATCH') await gate;
    await route.continue().catch(() => undefined);
  });
  await chooseFile(page, picture);
  await expectLayers(page, [/Picture/]);
  await expect(sending(page)).toBeVisible();
  await button(page, /^Next/).click();
  const notice = page.getByText('Your photo is still uploading');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await button(page, /Buy now/).click();
  await expect(notice).toBeVisible();
  release();
  await expect(page.getByText('no money moves')).toBeVisible();
});

test('[ED-07.2] [ED-07.3] a photo chosen before the editor has loaded, then offline, is placed later', async ({
  page,
  context,
}) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await context.setOffline(true);
  await chooseFile(page, picture);
  await expect(page.getByText('Keep this page open')).toBeVisible();
  await context.setOffline(false);
  await expectLayers(page, [/Picture/]);
  await expect(sending(page)).toBeHidden();
  await order(page);
});
