import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type IppPeer, ippPeerMissing, startIppPeer } from '@cpc/testkit';
import { answerOf, recordsOf, startResponder } from '@cpc/testkit/printer-responder';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { button, chooseModel, expectPaid, fillBackground, order, pay, pickupCode } from './lib/customer.ts';
import { readPicture } from './lib/codes.ts';
import { openEmptyPlatform, type Platform } from './lib/empty-platform.ts';
import { PHONE } from './lib/shop.ts';

/** A station of a shop, from "Add a station" to its first order, on PostgreSQL, with the real agent and an IPP printer. */
test.use({ viewport: { width: 1280, height: 900 } });

/** What the script writes while no address is typed. */
const UNKNOWN = 'ipp://printer.local/ipp/print';

let platform: Platform;
let printer: IppPeer;

test.beforeAll(async () => {
  const missing = ippPeerMissing();
  if (missing !== undefined) throw new Error(missing);
  printer = await startIppPeer({ dir: test.info().outputPath('printer') });
  platform = await openEmptyPlatform({});
});

test.afterAll(async () => {
  await platform?.stop();
  await printer?.stop();
});

test('[JN-10] an owner adds a station and is led from its display to its poster, and it takes an order', async ({
  page: owner,
  browser,
}) => {
  test.setTimeout(400_000);
  await join(owner);
  await addStation(owner);
  await expect(owner.getByText('1 of 9 done')).toBeVisible();
  await pairDisplay(owner, browser);
  await enrolAgent(owner);
  await findPrinter(owner);
  await choosePreset(owner);
  await printTestPage(owner);
  await button(owner, 'Keep these bays').click();
  await fillStock(owner);
  const address = await savePoster(owner);
  await expect(owner.getByText('Everything is set up')).toBeVisible();
  const machineId = await platform.stationId();
  expect(address).toBe(`${platform.origin}/#/pages/login/select_login?machine_id=${machineId}`);
  expect(await platform.operator('station-setup', '--machine-id', machineId)).toMatchObject({ missing: 0 });
  await orderAt(browser, address);
  await owner.goto(`${platform.origin}/partner/#/stations`);
  await expect(owner.getByText('Your shop can have 1 station. Ask the platform for more.')).toBeVisible();
});

/** A shop that may have one station, and its owner. */
async function join(owner: Page): Promise<void> {
  const who = ['--owner-name', 'Ann Lee', '--owner-username', 'ann'];
  const opened = await platform.operator('open-shop', '--name', 'Corner shop', ...who, '--yes');
  const { partner_id, invitation } = opened as { partner_id: string; invitation: { code: string } };
  const limit = ['--max-stations', '1', '--reason', 'a small shop'];
  await platform.operator('set-station-limit', '--partner-id', partner_id, ...limit);
  await owner.goto(`${platform.origin}/partner/#/join/${invitation.code}`);
  await owner.getByLabel('New password').fill('chosen by Ann herself');
  await button(owner, 'Join').click();
}

async function addStation(owner: Page): Promise<void> {
  await owner.getByRole('link', { name: 'Stations', exact: true }).click();
  await button(owner, 'Add a station').click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Name of the station').fill('By the door');
  await dialog.getByLabel('Address').fill('Main Street 1');
  await dialog.getByLabel('Currency').fill('eur');
  await button(owner, 'Add the station').click();
  await expect(owner.getByRole('heading', { name: 'Set up the station' })).toBeVisible();
}

/** The first step that is missing is open by itself. */
async function pairDisplay(owner: Page, browser: Browser): Promise<void> {
  const display = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await display.goto(`${platform.origin}/display`);
  await owner.getByLabel('Code on the screen').fill(await display.getByTestId('pairing-code').innerText());
  await button(owner, 'Connect').click();
  await expect(step(owner, 'Display')).toContainText('Done');
  await display.close();
}

const step = (owner: Page, name: string) => owner.getByRole('heading', { level: 2, name: new RegExp(`^\\d ${name} `) });

async function enrolAgent(owner: Page): Promise<void> {
  await button(owner, 'New enrolment code').click();
  const code = await owner
    .getByRole('status')
    .filter({ hasText: 'STATION_ENROL_CODE' })
    .locator('p')
    .first()
    .innerText();
  await owner.getByLabel('Address of the printer').fill(printer.url);
  await expect(owner.getByText(`PRINTER='${printer.url}'`)).toBeVisible();
  await owner.getByLabel('Address of the printer').fill('');
  await expect(owner.getByText('PRINTER=')).toHaveCount(0);
  await platform.startStation(code.replaceAll(' ', ''), UNKNOWN);
  await expect(step(owner, 'Agent')).toContainText('Done');
}

/** Nobody knows its address: the station finds it by multicast DNS, and one tap chooses. */
async function findPrinter(owner: Page): Promise<void> {
  await expect(step(owner, 'Printer')).toContainText('Needs a look');
  const port = Number(new URL(printer.url).port);
  const texts = ['rp=ipp/print', 'ty=Roland LEF2-200'];
  const responder = await startResponder((id) => [answerOf(id, recordsOf({ name: `Bed ${port}`, port, texts }))], 5353);
  try {
    await button(owner, 'Look for printers').click();
    await expect(owner.getByText('The station looks in its network.')).toBeVisible();
    await owner.getByRole('button', { name: `Bed ${port}` }).click();
    await expect(step(owner, 'Printer')).toContainText('Done');
  } finally {
    await responder.close();
  }
}

async function choosePreset(owner: Page): Promise<void> {
  await owner.getByLabel('The printer’s program (RIP)').selectOption('ipp');
  await button(owner, 'Save print settings').click();
  await expect(step(owner, 'Test print')).toContainText('Missing');
}

/** It is on paper, and the person says what is on it; what is not seen is not done. */
async function printTestPage(owner: Page): Promise<void> {
  await button(owner, 'Print the marks').click();
  await expect(owner.getByText('Which of these do you see?')).toBeVisible();
  expect(await printer.documents()).toHaveLength(1);
  await owner.getByLabel('Cyan').check();
  await button(owner, 'Save what I see').click();
  await expect(step(owner, 'Test print')).toContainText('Needs a look');
  await expect(owner.getByText('Check the ink, and clean the print head.')).toBeVisible();
  await button(owner, 'Print the marks').click();
  await expect(owner.getByText('Which of these do you see?')).toBeVisible();
  for (const part of ['Thin crosses near the corners', 'Cyan', 'Magenta', 'Yellow', 'Black'])
    await owner.getByLabel(part).check();
  await button(owner, 'Save what I see').click();
  await expect(step(owner, 'Test print')).toContainText('Done');
}

async function fillStock(owner: Page): Promise<void> {
  const setup = owner.url();
  await owner.getByRole('link', { name: 'Fill the stock' }).click();
  await button(owner, 'Import a delivery').click();
  const lines = ['station,model,shell,colour,pieces', 'By the door,apple-iphone-16,soft-matte,midnight,5'];
  const file = { name: 'delivery.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await owner.getByRole('dialog').getByLabel('File of the delivery').setInputFiles(file);
  await button(owner, 'Check the file').click();
  await button(owner, 'Add the delivery').click();
  await expect(owner.getByText('5 pieces added.')).toBeVisible();
  await owner.goto(setup);
  await expect(step(owner, 'Blanks')).toContainText('Done');
}

/** @returns what a camera reads on the poster */
async function savePoster(owner: Page): Promise<string> {
  await button(owner, 'Deutsch').click();
  const saving = owner.waitForEvent('download');
  await button(owner, 'Save the poster').click();
  const file = await (await saving).path();
  const words = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
  for (const said of ['Corner shop', 'By the door', 'Scan the code']) expect(words).toContain(said);
  execFileSync('pdftoppm', ['-r', '100', '-png', '-singlefile', file, file]);
  return readPicture(readFileSync(`${file}.png`));
}

/** A customer scans the poster. */
async function orderAt(browser: Browser, address: string): Promise<void> {
  const customer = await (await browser.newContext(PHONE)).newPage();
  await customer.goto(address);
  await button(customer, 'Start designing').click();
  await chooseModel(customer, 'iPhone 16', 'Soft matte');
  await fillBackground(customer);
  await order(customer);
  await pay(customer);
  await expectPaid(customer);
  await pickupCode(customer);
  expect(await printer.documents()).toHaveLength(3);
  await customer.context().close();
}
