import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { button } from '../../lib/customer.ts';
import { hurdles, watch } from '../../lib/watch.ts';
import { type OpenShop, openShop, PHONE } from '../../lib/shop.ts';
import { logInToPartner } from '../../lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let shop: OpenShop;
let tiles: Server;
/** The paths that the operator's source was asked for. */
const asked: string[] = [];

test.beforeAll(async () => {
  tiles = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
  });
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
  const { port } = tiles.address() as AddressInfo;
  shop = await openShop({
    env: {
      MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: '© Makers of test tiles',
    },
  });
});

test.afterAll(async () => {
  await shop?.stop();
  tiles?.closeAllConnections();
  tiles?.close();
});

const numbers = (page: Page) => page.getByLabel('Latitude, longitude', { exact: true });

test('[RT-13.1] [PA-02.4] [PA-10.7] a shop picks the place of its station on a map, by keys alone, and sees it among the others', async ({
  page,
  context,
}) => {
  const complaints = watch(context, shop.origin);
  await logInToPartner(page, shop);
  await page.getByRole('link', { name: 'Stations', exact: true }).click();
  await button(page, 'Show on a map').click();
  await expect(page.getByText('No station has a place on the map')).toBeVisible();

  await page.goto(`${shop.origin}/partner/#/stations/demo/details`);
  await button(page, 'Pick on the map').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Take this place' })).toBeDisabled();
  await numbers(page).fill('52.52, 999');
  await expect(dialog.getByText('Enter two numbers, for example 52.52, 13.405.')).toBeVisible();
  await numbers(page).fill('52.52, 13.405');
  await numbers(page).press('Enter');
  const map = dialog.getByRole('application');
  await map.focus();
  await map.press('ArrowRight');
  await expect(numbers(page)).not.toHaveValue('52.52, 13.405');
  await expect(numbers(page)).toHaveValue(/^52\.5\d*, 13\.\d+$/);
  const picked = await numbers(page).inputValue();
  await dialog.getByRole('button', { name: 'Take this place' }).click();
  await expect(page.getByLabel('Place on the map')).toHaveValue(picked);
  await button(page, 'Save').last().click();
  await expect(page.getByText('Saved').first()).toBeVisible();

  await page.goto(`${shop.origin}/partner/#/stations`);
  await button(page, 'Show on a map').click();
  await expect(page.getByText('© Makers of test tiles')).toBeVisible();
  expect(await hurdles(page)).toEqual([]);
  await page.getByRole('application').getByRole('button', { name: 'Demo station, Not set up' }).press('Enter');
  await expect(page).toHaveURL(/#\/stations\/demo$/);
  expect(complaints).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
});

test('[RT-13.2] [RT-04.1] [RT-04.2] a customer sees how far the stations are, from the device’s place or one on the map', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...PHONE, geolocation: { latitude: 48.8566, longitude: 2.3522 } });
  const complaints = watch(context, shop.origin);
  const page = await context.newPage();
  await page.goto(`${shop.origin}/#/pages/index/mall`);
  // Nobody is asked before a tap, and a refusal is told.
  await button(page, 'Use my place').click();
  await expect(page.getByText('Your browser does not share your place.')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await button(page, 'Use my place').click();
  await expect(page.getByText(/^87\d km (north-)?east$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Map' }).check();
  await page
    .getByRole('application')
    .getByRole('button', { name: /^Demo station/ })
    .tap();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(await hurdles(page)).toEqual([]);

  await button(page, 'Choose on the map').click();
  await expect(numbers(page)).toHaveValue('48.8566, 2.3522');
  expect(await hurdles(page)).toEqual([]);
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowUp');
  await expect(numbers(page)).toHaveValue(/^48\.857\d*, 2\.352\d*$/);
  await button(page, /^Demo station/)
    .last()
    .tap();
  await expect(numbers(page)).toHaveValue(/^52\.5/);
  await button(page, 'Take this place').click();
  await expect(page.getByText('Sorted by the distance from the place you chose.')).toBeVisible();
  await expect(page.getByText('right here')).toBeVisible();

  await page.goto(`${shop.origin}/#/open-location?at=demo`);
  await expect(page.getByRole('heading', { name: 'Demo station' })).toBeVisible();
  expect(await hurdles(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Open in a map app' })).toHaveAttribute('href', /52\.5/);
  for (const wrong of ['latitude=999&longitude=1', 'latitude=NaN&longitude=1', 'longitude=1']) {
    await page.goto(`${shop.origin}/#/open-location?${wrong}`);
    await expect(page.getByText('This link names no place')).toBeVisible();
  }
  await page.goto(`${shop.origin}/#/choose-location?latitude=999&longitude=1`);
  await expect(page.getByRole('alert')).toContainText('named no place on the Earth');
  expect(complaints).toEqual([]);
  await context.close();
});
