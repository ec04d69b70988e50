import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { reconcile } from '@cpc/api';
import { readSheet } from '@cpc/sheets';
import { type IppPeer, ippPeerMissing, startIppPeer } from '@cpc/testkit';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  button,
  chooseModel,
  enterAsGuest,
  expectPaid,
  fillBackground,
  order,
  pay,
  pickupCode,
} from './lib/customer.ts';
import { typeCode } from './lib/display.ts';
import { openEmptyPlatform, PASSWORD, type Platform } from './lib/empty-platform.ts';
import { PHONE } from './lib/shop.ts';
import { enterLogin } from './lib/partner.ts';

/** From an empty server to a shop that is paid, on PostgreSQL, with the real agent and an IPP printer. */
test.use({ viewport: { width: 1280, height: 800 }, timezoneId: 'Europe/Berlin' });
test.describe.configure({ mode: 'serial' });

const SCHEMA = fileURLToPath(new URL('../packages/api/src/testing/schemas/pain.001.001.09.xsd', import.meta.url));
const OWNER_PASSWORD = 'chosen by Ann herself';
const PLATFORM = {
  PLATFORM_NAME: 'Platform GmbH',
  PLATFORM_ADDRESS: 'Ring 1, 10115 Berlin',
  PLATFORM_COUNTRY: 'DE',
  PLATFORM_VAT_ID: 'DE123456789',
  PLATFORM_EMAIL: 'ask@platform.example',
  PAYOUT_NAME: 'Platform GmbH',
  PAYOUT_IBAN: 'DE89370400440532013000',
};

let platform: Platform;
let printer: IppPeer;
let stationId = '';

test.beforeAll(async () => {
  const missing = ippPeerMissing();
  if (missing !== undefined) throw new Error(missing);
  printer = await startIppPeer({ dir: test.info().outputPath('printer') });
  platform = await openEmptyPlatform(PLATFORM);
});

test.afterAll(async () => {
  await platform?.stop();
  await printer?.stop();
});

test('[JN-08.2] [JN-08.3] [JN-05] an empty platform opens a shop, sells, reprints, refunds, pays the shop, and reconciles', async ({
  page: owner,
  browser,
}) => {
  test.setTimeout(400_000);
  const office = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await office.goto(`${platform.origin}/`);
  await logIn(office, 'olga', PASSWORD, '/');
  const codes = await openShop(office);

  await join(owner, codes.owner);
  await platform.startStation(codes.station, printer.url);
  stationId = await platform.stationId();
  await restock(owner);
  await setPrice(owner);

  const { customer, number } = await buy(browser);
  await seeTheSale(owner, number);
  await reprintAndRefund(owner, number);
  await collectAgain(browser, customer);
  await withdraw(owner);
  await payOut(office);
  await owner.reload();
  await expect(owner.getByText('Bank reference STATEMENT 7')).toBeVisible();
  await owner.getByLabel('Kind').selectOption('Paid out');
  await expect(owner.getByText(/^Withdrawal W/)).toBeVisible();

  await platform.passDays(32);
  await takeBill(owner);
});

async function logIn(page: Page, username: string, password: string, path: string): Promise<void> {
  await page.goto(`${platform.origin}/partner/#${path}`);
  await enterLogin(page, username, password);
}

/** The codes of the owner and of the station. */
async function openShop(office: Page): Promise<{ readonly owner: string; readonly station: string }> {
  await expect(office.getByRole('heading', { name: 'Shops', exact: true })).toBeVisible();
  await button(office, 'Open a shop').click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Name of the shop').fill('Corner shop');
  await dialog.getByLabel('User name of the owner').fill('ann');
  await dialog.getByLabel('Name of the owner', { exact: true }).fill('Ann Lee');
  await button(office, 'Open the shop').click();
  const code = await office.getByRole('status').locator('p').first().innerText();
  await office.getByRole('link', { name: /Corner shop/ }).click();
  await button(office, 'Add a station').click();
  await dialog.getByLabel('Name of the station').fill('By the door');
  await button(office, 'Add the station').click();
  const station = await office
    .getByRole('status')
    .filter({ hasText: 'STATION_ENROL_CODE' })
    .locator('p')
    .first()
    .innerText();
  return { owner: code.replaceAll(' ', ''), station: station.replaceAll(' ', '') };
}

async function join(owner: Page, code: string): Promise<void> {
  await owner.goto(`${platform.origin}/partner/#/join/${code}`);
  await owner.getByLabel('New password').fill(OWNER_PASSWORD);
  await button(owner, 'Join').click();
  await expect(owner.getByText('By the door').first()).toBeVisible();
}

/** A delivery as a table. */
async function restock(owner: Page): Promise<void> {
  await owner.goto(`${platform.origin}/partner/#/stock`);
  await button(owner, 'Import a delivery').click();
  const lines = ['station,model,shell,colour,pieces', 'By the door,apple-iphone-16,soft-matte,midnight,5'];
  const dialog = owner.getByRole('dialog');
  const file = { name: 'delivery.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await dialog.getByLabel('File of the delivery').setInputFiles(file);
  await button(owner, 'Check the file').click();
  await expect(dialog.getByText('5 pieces in 1 line, no fault.')).toBeVisible();
  await button(owner, 'Add the delivery').click();
  await expect(owner.getByText('5 pieces added.')).toBeVisible();
}

async function setPrice(owner: Page): Promise<void> {
  await owner.goto(`${platform.origin}/partner/#/prices`);
  await owner.getByRole('searchbox').fill('iphone 16 softMatte');
  await button(owner, 'Change the price of iPhone 16, Soft matte').click();
  await owner.getByRole('dialog').getByLabel('Price', { exact: true }).fill('21.00');
  await button(owner, 'Set the price').click();
  await expect(owner.getByText('The price is set.')).toBeVisible();
}

/** A customer's order, from the scan to the hand. */
async function buy(browser: Browser): Promise<{ readonly customer: Page; readonly number: string }> {
  const customer = await (await browser.newContext(PHONE)).newPage();
  await seeOperator(customer);
  await enterAsGuest(customer, platform.origin, stationId);
  await chooseModel(customer, 'iPhone 16', 'Soft matte');
  await fillBackground(customer);
  await order(customer);
  await pay(customer);
  await expectPaid(customer);
  await collect(browser, await pickupCode(customer));
  await expect(customer.getByText(/Pickup complete/i).first()).toBeVisible();
  expect(await printer.documents()).toHaveLength(1);
  const number = /[A-Z0-9]{8,}/.exec(await customer.getByRole('main').innerText())?.[0] ?? '';
  return { customer, number };
}

/** Who runs the platform is told before a login, too. */
async function seeOperator(customer: Page): Promise<void> {
  await customer.goto(`${platform.origin}/#/pages/mall/agreement?language=de-de`);
  for (const line of ['Platform GmbH', '10115 Berlin', 'Deutschland', 'USt-IdNr. DE123456789'])
    await expect(customer.locator('address')).toContainText(line);
  await expect(customer.getByRole('link', { name: PLATFORM.PLATFORM_EMAIL })).toHaveAttribute('href', /^mailto:/);
  await customer.goto(`${platform.origin}/#/pages/mall/agreement?language=en-us`);
  await customer.reload();
  await expect(customer.locator('address')).toContainText('Germany');
}

async function collect(browser: Browser, code: string): Promise<void> {
  const display = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await display.goto(`${platform.origin}/display`);
  const shown = await display.getByTestId('pairing-code').innerText();
  await platform.operator('pair-display', '--machine-id', await platform.stationId(), '--code', shown);
  await button(display, /Pick up/).click();
  await typeCode(display, code);
  await expect(display.getByText('Here you are!')).toBeVisible();
  await display.close();
}

/** 21.00 in the statement and in the report of today. */
async function seeTheSale(owner: Page, number: string): Promise<void> {
  await owner.goto(`${platform.origin}/partner/#/money`);
  await owner.getByLabel('Kind').selectOption('Sale');
  const sale = owner.getByRole('article').filter({ hasText: number }).filter({ hasText: /^Sale/ });
  await expect(sale).toContainText('€21.00');
  await owner.goto(`${platform.origin}/partner/#/reports`);
  await owner.getByLabel('Period').selectOption('Today');
  await owner.getByLabel('Group by').selectOption('Model');
  const saving = owner.waitForEvent('download');
  await button(owner, 'CSV').click();
  const file = await saving;
  const rows = await readSheet(await readFile(await file.path()), file.suggestedFilename());
  expect(rows[1]?.cells[0]).toContain('iPhone 16');
  expect(Number(rows[1]?.cells[10])).toBe(21);
}

async function reprintAndRefund(owner: Page, number: string): Promise<void> {
  await owner.goto(`${platform.origin}/partner/#/orders/${number}`);
  const dialog = owner.getByRole('dialog');
  await button(owner, 'Refund').click();
  await dialog.getByText('An amount').click();
  await dialog.getByLabel('Amount', { exact: true }).fill('2.50');
  await dialog.getByLabel('Reason').fill('A scratch at the edge');
  await button(owner, /^Refund \D*2\.50/).click();
  await expect(dialog).toBeHidden();
  await button(owner, 'Print again').click();
  await dialog.getByText('The platform').click();
  await dialog.getByLabel('Reason').fill('The ink was faulty');
  await dialog.getByRole('button', { name: 'Print again' }).click();
  await expect(owner.getByText('Ready for pickup').first()).toBeVisible();
  expect(await printer.documents()).toHaveLength(2);
}

async function collectAgain(browser: Browser, customer: Page): Promise<void> {
  await customer.reload();
  const code = (await customer.getByTestId('pickup-code').innerText()).replaceAll(/\D/g, '');
  await collect(browser, code);
  await customer.context().close();
}

async function withdraw(owner: Page): Promise<void> {
  await owner.goto(`${platform.origin}/partner/#/money`);
  await button(owner, 'Enter the account').click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Account holder', { exact: true }).fill('Ann Lee');
  await dialog.getByLabel('IBAN or account number').fill('FR14 2004 1010 0505 0001 3M02 606');
  await dialog.getByLabel('Street and house number').fill('Rue de l’Église 3');
  await dialog.getByLabel('City').fill('Paris');
  await dialog.getByLabel('Country of the account holder').selectOption('FR');
  await button(owner, 'Save the account').click();
  await button(owner, 'Withdraw').click();
  await dialog.getByLabel('Amount in EUR').fill('12,00');
  await button(owner, 'Ask for it').click();
  await expect(owner.getByText('Waits for approval')).toBeVisible();
}

/** The operator approves, sends a file that keeps to the bank's schema, and records the answer. */
async function payOut(office: Page): Promise<void> {
  await office.goto(`${platform.origin}/partner/#/payouts`);
  const dialog = office.getByRole('dialog');
  await button(office, 'Approve').click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText('Nothing waits for approval')).toBeVisible();
  await button(office, 'Make the payout').click();
  const saving = office.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the payout' }).click();
  const file = await readFile(await (await saving).path());
  const checked = spawnSync('xmllint', ['--noout', '--nonet', '--schema', SCHEMA, '-'], { input: file });
  expect(checked.stderr.toString()).toContain('- validates');
  await button(office, 'Mark as paid').click();
  await dialog.getByLabel('Bank reference').fill('STATEMENT 7');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(office.getByText('Settled')).toBeVisible();
}

/** The bill of the month that is over: a PDF whose words poppler reads. */
async function takeBill(owner: Page): Promise<void> {
  // Another address of the same page would not load the app again.
  await owner.goto('about:blank');
  await logIn(owner, 'ann', OWNER_PASSWORD, '/money');
  await expect(owner.getByRole('heading', { name: 'Money', exact: true })).toBeVisible();
  const save = button(owner, /^Save .* as a PDF/);
  // The server has just started, and makes the bill while the page may have asked for it already.
  await expect(async () => {
    await owner.reload();
    await expect(save).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const saving = owner.waitForEvent('download');
  await save.click();
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], {
    input: await readFile(await (await saving).path()),
  });
  const words = stdout.toString();
  expect(words).toContain('Platform GmbH');
  expect(words).toContain('Corner shop');
  expect(words).toContain('21.00');
  const database = await platform.database();
  try {
    expect(await reconcile({ db: database })).toEqual([]);
  } finally {
    await database.close();
  }
}
