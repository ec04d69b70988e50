import { readFile } from 'node:fs/promises';
import { madeProfile, ODD_CMYK } from '@cpc/paint/testing';
import { expect, type Page, test } from '@playwright/test';
import { bought } from './lib/buying.ts';
import { button, pickupCode } from './lib/customer.ts';
import { openDisplay, typeCode } from './lib/display.ts';
import { sharedShop } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

test('[PA-01.1] [PA-02.1] a partner logs in, sees the live station, and every print as it happens', async ({
  page,
  browser,
}) => {
  await page.goto(`${shop.origin}/partner/`);
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await button(page, 'Log in').click();
  await expect(page.getByText('The user name or the password is wrong.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(shop.partnerPassword);
  await button(page, 'Log in').click();

  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('link', { name: 'Stations' }).click();
  const station = page.locator('main').getByText('Demo station').locator('xpath=ancestor::*[@aria-label][1]');
  await expect(station.getByText('Ready', { exact: true })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();

  const customer = await bought(browser, shop.origin);
  const record = page.getByRole('list', { name: 'Orders' }).getByRole('link').filter({ hasText: 'iPhone 16' });
  await expect(record).toHaveCount(1);
  await expect(record).toContainText('€19.90');
  const code = await pickupCode(customer);
  await expect(record).toContainText('Ready for pickup');
  const display = await openDisplay(browser, shop);
  await button(display, /Pick up/).click();
  await typeCode(display, code);
  await expect(record).toContainText('Pickup complete');
  await Promise.all([customer.context().close(), display.context().close()]);
});

test('[PA-01.2] an owner invites staff, who see only their part, and blocks them at once', async ({ browser }) => {
  const context = () => browser.newContext({ viewport: { width: 412, height: 915 }, hasTouch: true });
  const owner = await (await context()).newPage();
  await logInToPartner(owner, shop, '#/people');
  await button(owner, 'Add somebody').click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Ann Example');
  await dialog.getByLabel('User name').fill('demo');
  await button(owner, 'Make the invitation').click();
  await expect(dialog.getByText('This user name is taken.')).toBeVisible();
  await dialog.getByLabel('User name').fill('ann');
  await button(owner, 'Make the invitation').click();
  const code = await owner.getByRole('status').locator('p').first().innerText();

  const staff = await (await context()).newPage();
  await staff.goto(`${shop.origin}/partner/#/join/${code.replaceAll(' ', '')}`);
  await staff.getByLabel('New password').fill('a password of my own');
  await button(staff, 'Join').click();
  await expect(staff.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(staff.getByText('Ann Example · Manager')).toBeVisible();
  await staff.getByRole('link', { name: 'More' }).click();
  await expect(staff.getByRole('link', { name: 'Shipping' })).toBeVisible();
  await expect(staff.getByRole('link', { name: 'People' })).toHaveCount(0);
  await staff.goto(`${shop.origin}/partner/#/people`);
  await expect(staff.getByRole('heading', { name: 'Not in your role' })).toBeVisible();
  await staff.getByRole('link', { name: 'Ann Example' }).click();
  await staff.getByLabel('Your password now').fill('a password of my own');
  await staff.getByLabel('New password').fill('another one of my own');
  await button(staff, 'Change your password').click();
  await expect(staff.getByText('Your password is changed')).toBeVisible();

  await owner.reload();
  await owner.getByRole('link', { name: 'Ann Example' }).click();
  await button(owner, 'Block').click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(owner.getByText('Cannot log in').first()).toBeVisible();
  await staff.goto(`${shop.origin}/partner/#/stations`);
  await expect(staff.getByRole('heading', { name: 'Your stations, at a glance' })).toBeVisible();
  await Promise.all([owner.context().close(), staff.context().close()]);
});

async function openPrintSettings(page: Page): Promise<void> {
  await logInToPartner(page, shop);
  await page.getByRole('link', { name: 'Stations' }).click();
  await page.getByRole('link', { name: 'Demo station' }).click();
  await page.getByRole('link', { name: 'Print settings' }).click();
}

test('[SA-11] [SA-05.7] a partner chooses the RIP of a station, and every setting is as it reads files', async ({
  page,
}) => {
  await openPrintSettings(page);
  const rip = page.getByLabel('The printer’s program (RIP)');
  const white = page.getByLabel('Name of the white ink');
  await expect(white).toHaveValue('White');
  await rip.selectOption('Roland VersaWorks');
  await expect(white).toBeHidden();
  await expect(page.getByText('RDG_WHITE · Vector')).toBeVisible();
  await button(page, 'Save print settings').click();
  await expect(button(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(rip).toHaveValue('versaworks');
  await page.getByText('Every setting').click();
  await expect(white).toHaveValue('RDG_WHITE');
  await expect(page.getByText('Roland VersaWorks knows white only as RDG_WHITE.')).toBeVisible();
  await rip.selectOption('Another one, or none');
  await button(page, 'Save print settings').click();
  await expect(button(page, 'Saved')).toBeVisible();
});

test('[SA-06.3] [SA-06.4] [PA-02.2] a partner prints the chart, downloads its values, and uploads a profile for later prints', async ({
  page,
}) => {
  await openPrintSettings(page);
  await page.getByText('CMYK', { exact: true }).last().click();
  await button(page, 'Print the chart').click();
  await expect(page.getByText('Printed', { exact: true })).toBeVisible();
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Values').click()]);
  expect(saved.suggestedFilename()).toMatch(/^chart-cmyk-.*\.txt$/);
  expect(await readFile(await saved.path(), 'utf8')).toMatch(/^CGATS\.17\r\n/);

  const choose = (bytes: Uint8Array) =>
    page
      .getByLabel('Upload an ICC profile')
      .setInputFiles({ name: 'uv.icc', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  await choose(madeProfile(ODD_CMYK).slice(0, 999));
  await expect(page.getByRole('alert')).toHaveText('This profile is cut off. Export it once more and upload it whole.');
  await choose(madeProfile(ODD_CMYK));
  await expect(page.getByText('Odd printer (left)')).toBeVisible();
  await button(page, 'Print by it').click();
  await expect(page.getByText('Prints by it')).toBeVisible();
  await page.getByText('Relative', { exact: true }).click();
  await button(page, 'Save print settings').click();
  await expect(button(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Measured' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Relative' })).toBeChecked();
});
