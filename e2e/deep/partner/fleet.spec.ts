import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signedBundle } from '../../../scripts/lib/sign-release.mjs';
import { button } from '../../lib/customer.ts';
import { sharedShop } from '../../lib/shop.ts';
import { logInToPartner } from '../../lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const { privateKey } = generateKeyPairSync('ed25519');
const KEY = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64url');

const shop = sharedShop({ printer: 'simulated', env: { RELEASE_KEYS: KEY } });

async function logIn(page: Page, username: string): Promise<void> {
  await logInToPartner(page, shop, '', username);
}

const fileOf = (release: object) => ({
  name: 'agent.release.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(release)),
});

test('[OP-05.1] [OP-05.4] [OP-05.5] [OP-07] an operator finds a station, asks for its log and for care, and plans its maintenance', async ({
  page,
  browser,
}) => {
  await logIn(page, 'operator');
  await page.getByRole('link', { name: 'Fleet' }).click();
  await page.getByLabel('Search a station or shop').fill('nowhere');
  await expect(page.getByText('No station fits')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search a station or shop')).toHaveValue('nowhere');
  await button(page, 'Clear the filters').click();
  const rows = page.getByRole('main').locator('a[href*="/fleet/"]');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Demo shop');
  await rows.click();

  // A station that is there may send it before anybody can read that it has not.
  await shop.stopStation();
  await button(page, 'Ask for the log').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('two jams a day');
  await button(page, 'Ask the station').click();
  await expect(page.getByText('The station has not sent it yet')).toBeVisible();
  await shop.startStation();
  await button(page, 'Show the log').click();
  await expect(dialog.getByRole('textbox', { name: 'Logs' })).toHaveValue(/agent\.started/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await button(page, 'Restart or test').click();
  await dialog.getByLabel('Reason').fill('the display was grey');
  await button(page, 'Ask the station').click();
  const care = page.getByRole('listitem').filter({ hasText: 'the display was grey' });
  await expect(care.getByRole('status')).toHaveText('Done');
  await expect(care.getByText('Answer of the server')).toBeVisible();
  await button(page, 'Restart or test').click();
  await dialog.getByLabel('What to do').selectOption({ label: 'Restart the computer' });
  await dialog.getByLabel('Reason').fill('it is slow');
  await expect(dialog.getByText('At once, even during a print')).toBeVisible();
  await button(page, 'Ask the station').click();
  await expect(page.getByText('Not done: restarts are not installed on this computer')).toBeVisible();

  await button(page, 'Plan a window').click();
  await dialog.getByLabel('Reason').fill('new ink');
  await button(page, 'Plan the window').click();
  await expect(page.getByText('Open now')).toBeVisible();
  await expect(page.getByText('Under maintenance', { exact: true })).toBeVisible();

  const owner = await (await browser.newContext()).newPage();
  await logIn(owner, 'demo');
  await owner.getByRole('link', { name: 'Stations' }).click();
  await owner.getByRole('link', { name: 'Demo station' }).click();
  await expect(owner.getByText(/The platform asked for the log/)).toBeVisible();
  await owner.getByRole('button', { name: 'End now' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(owner.getByText('No window is planned.')).toBeVisible();
  await owner.context().close();
});

test('[OP-05.2] [OP-05.3] a version with a wrong signature is refused; a signed one is rolled out and withdrawn', async ({
  page,
}) => {
  await logIn(page, 'operator');
  await page.goto(`${shop.origin}/partner/#/fleet?view=releases`);
  await button(page, 'Add a version').click();
  const dialog = page.getByRole('dialog');
  const bundle = Buffer.from('// the agent 9.0.0');
  const stranger = generateKeyPairSync('ed25519').privateKey;
  await dialog.getByLabel('Signed file').setInputFiles(fileOf({ version: '9.0.0' }));
  await expect(dialog.getByText('This is no file of a signed version.')).toBeVisible();
  await dialog.getByLabel('Signed file').setInputFiles(fileOf(signedBundle('9.0.0', bundle, stranger)));
  await button(page, 'Add the version').click();
  await expect(dialog.getByText(/not signed by a release key/)).toBeVisible();
  await dialog.getByLabel('Signed file').setInputFiles(fileOf(signedBundle('9.0.0', bundle, privateKey)));
  await button(page, 'Add the version').click();
  await expect(page.getByText('Not rolled out')).toBeVisible();

  await button(page, 'Roll out').click();
  await dialog.getByLabel('Share of all stations, in percent').fill('101');
  await dialog.getByLabel('Reason').fill('tested in our own shop');
  await dialog.getByRole('button', { name: 'Roll out' }).click();
  await expect(dialog.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
  await dialog.getByLabel('Share of all stations, in percent').fill('0');
  await dialog.getByLabel('Search a station or shop').fill('demo');
  await dialog.getByRole('button', { name: /Demo shop/ }).click();
  await dialog.getByRole('button', { name: 'Roll out' }).click();
  await expect(page.getByText('0 of 1 stations run it').first()).toBeVisible();
  // The agent of the tests runs without its launcher, so it says that it cannot change.
  await expect(page.getByText('1 failed')).toBeVisible();
  await button(page, 'Withdraw').click();
  await dialog.getByLabel('Reason').fill('jams');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn').first()).toBeVisible();
});
