import { setTimeout as sleep } from 'node:timers/promises';
import { type Shop, startShop } from '@cpc/testkit';
import { scanned } from '../../lib/customer.ts';
import { type Fault, type FaultyNetwork, openFaultyNetwork } from '../../lib/faulty-network.ts';
import { chooseModel, enterAsGuest, fillBackground, openStudio } from '../lib/customer.ts';
import type { EnginePage } from '../lib/page.ts';
import { button, heading, type Target } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';

let shop: Shop;
let network: FaultyNetwork;

test.beforeAll(async () => {
  shop = await startShop({ folder: test.info().outputPath(), printer: 'simulated' });
  network = await openFaultyNetwork(shop.origin);
});

test.afterAll(async () => {
  network?.close();
  await shop?.stop();
});

/** How often a person presses "Try again" before they give up. */
const MAX_TRIES = 2;
const AGAIN = button('Try again');

/**
 * Opens a part while the network spoils its scripts; afterwards it comes by "Try again", also where that loads the whole
 * page anew and the tool is opened once more.
 */
async function comesAgain(phone: EnginePage, fault: Fault, open: Target, shown: Target): Promise<void> {
  const before = network.spoiled();
  network.spoil(fault);
  await phone.tap(open);
  // WebKit never says that a connection broke in the middle of a script: the part counts as lost after a while.
  await phone.see(AGAIN);
  network.spoil();
  expect(network.spoiled()).toBeGreaterThan(before);
  for (let tries = 1; !(await phone.find(shown)); tries += 1) {
    expect(tries, `${fault}: ${await phone.text()}`).toBeLessThanOrEqual(MAX_TRIES);
    await phone.tap(AGAIN);
    if (await appears(phone, 8_000, shown, AGAIN)) continue;
    await phone.tap(open);
    expect(await appears(phone, 240_000, shown, AGAIN)).toBe(true);
  }
  // What the browser says of the lost scripts.
  await phone.browser.complaints();
}

/** Whether one of these is seen in this time, and stays: a retry that fails at once shows itself again. */
async function appears(phone: EnginePage, ms: number, ...targets: readonly Target[]): Promise<boolean> {
  const one = () =>
    Promise.all(targets.map(phone.find)).then(
      (found) => found.some(Boolean),
      () => false,
    );
  for (const end = performance.now() + ms; performance.now() < end; await sleep(300))
    if ((await one()) && (await sleep(700), await one())) return true;
  return false;
}

test('[RT-14.5] [BR-01] after lost scripts every page and tool comes by "Try again", and nothing is lost', async ({
  phone,
}) => {
  network.spoil('dropped');
  await phone.browser.open(scanned(network.origin)).catch(() => undefined);
  expect(network.spoiled()).toBeGreaterThan(0);
  network.spoil();
  await phone.see(button('Start designing'));
  await phone.browser.complaints();
  await enterAsGuest(phone);
  await comesAgain(phone, 'dropped', button(/^Phone case/), button('iPhone 16'));
  await phone.browser.open(`${network.origin}/#/pages/index/allSelect`);
  await phone.see(heading('What will you make?'));
  await chooseModel(phone, 'iPhone 16');
  await openStudio(phone);
  await comesAgain(phone, 'dropped', button('Background'), button('Sky blue'));
  await phone.tap(button('Done'));
  await fillBackground(phone, 'Sky blue');
  await comesAgain(phone, 'missing', button('Stickers'), { ...button(), within: '[data-panel] ul' });
  await phone.tap(button('Done'));
  await comesAgain(phone, 'half', button('Doodle'), button('Done'));
  await phone.tap(button('Done'));
  await comesAgain(phone, 'login', button('Templates'), button('Done'));
  await phone.tap(button('Done'));
  await comesAgain(phone, 'page', button(/^Next/), heading('Is this the one?'));
});

test('[RT-14.5] [BR-01] the first page of a shop comes again by itself, also if a portal answered for its scripts', async ({
  phone,
}) => {
  network.spoil('page');
  await phone.browser.open(`${network.origin}/partner/`).catch(() => undefined);
  expect(network.spoiled()).toBeGreaterThan(0);
  network.spoil();
  await phone.see(button('Log in'));
  await phone.browser.complaints();
});
