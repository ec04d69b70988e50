import { expect, type Page, type Route, test } from '@playwright/test';
import {
  beginDesign,
  button,
  decide,
  enterAsGuest,
  expectLayers,
  expectPaid,
  fillBackground,
  goToProvider,
  modelTile,
  open,
  order,
  orderIdOf,
  redo,
  scanned,
  undo,
  writeText,
} from '../../lib/customer.ts';
import { storedTexts } from '../../lib/keeping.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

/** Checks that a page shows the same after a reload, at the same address. */
async function survivesReload(page: Page, shows: (page: Page) => Promise<void>): Promise<void> {
  await shows(page);
  const here = page.url();
  await page.reload();
  await shows(page);
  expect(page.url()).toBe(here);
}

test('[RT-16.1] [LN-07.1] [CT-04.1] reloading the choice pages keeps station, model, shell and colour', async ({
  page,
}) => {
  await page.goto(scanned(shop.origin));
  await survivesReload(page, async () => expect(page.getByText('Demo station')).toBeVisible());
  await enterAsGuest(page, shop.origin);
  await survivesReload(page, async () => expect(heading(page, 'What will you make?')).toBeVisible());
  await button(page, /^Phone case/).click();
  await modelTile(page, 'Pixel 9').click();
  await page.getByRole('radio', { name: /Soft clear/ }).check();
  await page.getByRole('radio', { name: 'Smoke' }).check();
  await survivesReload(page, async () => {
    await expect(heading(page, 'Pixel 9')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Soft clear/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Smoke' })).toBeChecked();
  });
});

test('[ED-05.2] [ED-07.3] [RT-16.1] reloading the studio keeps the design and its whole history', async ({ page }) => {
  await beginDesign(page, shop.origin);
  await writeText(page, 'One');
  await writeText(page, 'Two');
  await undo(page);
  await expect.poll(() => storedTexts(page)).toEqual(['One']);
  await survivesReload(page, async () => expectLayers(page, [/One/]));
  await redo(page);
  await expectLayers(page, [/One/, /Two/]);
  // A crash may lose a quarter of a second of work.
  await expect.poll(() => storedTexts(page)).toEqual(['One', 'Two']);
  await page.reload();
  await expectLayers(page, [/One/, /Two/]);
  await undo(page);
  await undo(page);
  await expectLayers(page, []);
  await undo(page);
  await button(page, /^Next/).click();
  await expect(page.getByText('Add a picture, a text or a colour first')).toBeVisible();
});

test('[OR-05] [RT-16.1] a lost answer while placing, and a reload, make one order', async ({ page }) => {
  await beginDesign(page, shop.origin);
  await button(page, /^Next/).click();
  await page.getByText('At the counter').click();
  await survivesReload(page, async () => {
    await expect(heading(page, 'Is this the one?')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'At the counter' })).toBeChecked();
  });
  const lose = async (route: Route) => {
    if (route.request().postData()?.includes('Order.place') !== true) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  };
  await page.route('**/userphoneapplets/index', lose);
  await button(page, /Buy now/).click();
  await expect(heading(page, 'The order was not placed')).toBeVisible();
  await page.unroute('**/userphoneapplets/index', lose);
  await page.reload();
  await expect(page).toHaveTitle('Pay at the counter');
  await open(page, shop.origin, '/pages/mine/orderList');
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('[RT-16.1] [LN-07.1] reloading the payment and queue pages loses nothing, and back leads back', async ({
  page,
}) => {
  await beginDesign(page, shop.origin);
  await order(page);
  const id = orderIdOf(page);
  await survivesReload(page, async () => expect(page.getByLabel('Time left to pay')).toBeVisible());
  await goToProvider(page);
  await page.goBack();
  await expect(button(page, /^Pay/)).toBeEnabled();
  await goToProvider(page);
  await page.reload();
  await decide(page, 'pays');
  await survivesReload(page, () => expectPaid(page));

  await button(page, 'Watch it print').click();
  await survivesReload(page, async () => expect(heading(page, 'At the station')).toBeVisible());
  await button(page, 'Show my pickup code').click();
  const code = await page.getByTestId('pickup-code').innerText();
  await survivesReload(page, async () => expect(page.getByTestId('pickup-code')).toHaveText(code));
  expect(orderIdOf(page)).toBe(id);

  await page.goBack();
  await expect(heading(page, 'At the station')).toBeVisible();
  await page.goForward();
  await expect(page.getByTestId('pickup-code')).toHaveText(code);
  await button(page, 'Back').click();
  await expect(heading(page, 'At the station')).toBeVisible();
});

test('[RT-16.1] [LN-03] [LN-04] a link leads a new visitor through login to what was shared', async ({
  page,
  browser,
}) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  await modelTile(page, 'Galaxy S24').click();
  await button(page, /Design it/).click();
  await fillBackground(page);
  const shared = page.url();
  const stranger = await (await browser.newContext(PHONE)).newPage();
  await stranger.goto(`${shared}&machine_id=${shop.stationId}&language=en-us`);
  await button(stranger, 'Start designing').click();
  await expect(button(stranger, 'Undo')).toBeVisible();
  await expect(stranger.getByText('Make it yours')).toBeVisible();
  await stranger.context().close();
});

test('[RT-14.4] [RT-14.5] a part of the app that fails to load says so and loads again, with the design', async ({
  page,
}) => {
  await beginDesign(page, shop.origin);
  const missing = /\/assets\/confirm-page-[\w-]+\.js$/;
  await page.route(missing, (route) => route.abort());
  await button(page, /^Next/).click();
  await expect(heading(page, 'Loading chunk failed')).toBeVisible();
  await page.unroute(missing);
  await button(page, 'Try again').click();
  await expect(heading(page, 'Is this the one?')).toBeVisible();
});

test('[RT-14.3] [RT-14.5] a part of the app that never comes is asked for again, then with the whole app', async ({
  page,
}) => {
  await page.clock.install();
  await beginDesign(page, shop.origin);
  const held: Route[] = [];
  const late = /\/assets\/confirm-page-[\w-]+\.js$/;
  await page.route(late, (route) => void held.push(route));
  await button(page, /^Next/).click();
  await expect.poll(() => held.length).toBe(1);
  await page.clock.fastForward('02:01');
  await expect(heading(page, 'Loading chunk failed')).toBeVisible();
  // The browser still waits for it, and asks nobody again.
  await button(page, 'Try again').click();
  await expect(heading(page, 'Loading chunk failed')).toBeHidden();
  expect(held).toHaveLength(1);
  await page.unroute(late);
  await page.clock.fastForward('02:01');
  await expect(heading(page, 'Is this the one?')).toBeVisible();
});

test('[RT-14.5] [ED-07.3] if the code that reads a draft fails to load, the draft is safe and opens later', async ({
  page,
}) => {
  await beginDesign(page, shop.origin);
  await writeText(page, 'One');
  const reader = /\/assets\/parse-history-[\w-]+\.js$/;
  await page.route(reader, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Your design is safe on this device')).toBeVisible();
  await page.unroute(reader);
  await button(page, 'Try again').click();
  await expectLayers(page, [/One/]);
});
