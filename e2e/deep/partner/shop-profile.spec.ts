import { expect, type Page, test } from '@playwright/test';
import { beginDesign, button, enterAsGuest, expectPaid, order, pay, scanned } from '../../lib/customer.ts';
import { openDisplay } from '../../lib/display.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { logInToPartner } from '../../lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A zone in which it is between 11 and 13 o'clock now: far from the edges of a day. */
const noonZone = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isNoon = (timeZone: string) => {
      const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
      return hour === 11 || hour === 12;
    };
    return Intl.supportedValuesOf('timeZone').find(isNoon) ?? 'UTC';
  });

async function logIn(page: Page): Promise<void> {
  await logInToPartner(page, shop);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

/** Only open in the evening. */
async function openInTheEvening(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'By hours' }).check();
  for (const day of WEEKDAYS.slice(0, 6)) {
    await page.getByLabel(`${day}: opens`).fill('18:00');
    await page.getByLabel(`${day}: closes`).fill('22:00');
  }
  await button(page, 'Sunday: as the day before').click();
  await expect(page.getByLabel('Sunday: closes')).toHaveValue('22:00');
}

test('[PA-02.5] [CT-04.4] the shop says how large the print bed is, and customers read it beside their measures', async ({
  page,
  browser,
}) => {
  await logIn(page);
  await page.goto(`${shop.origin}/partner/#/stations/demo/details`);
  const width = page.getByLabel('Print bed: width', { exact: true });
  await expect(width).toHaveValue('320');
  const save = page.getByRole('button', { name: 'Save', exact: true }).last();
  await width.fill('20');
  await save.click();
  await expect(page.getByText('Enter a number from 50 to 2,000.')).toBeVisible();
  await width.fill('180,5');
  await save.click();
  await expect(page.getByText('Saved').first()).toBeVisible();

  const customer = await (await browser.newContext(PHONE)).newPage();
  await enterAsGuest(customer, shop.origin);
  await customer.goto(`${shop.origin}/#/pages/index/custom-new-size`);
  await customer.getByLabel('Width', { exact: true }).fill('300');
  await expect(customer.getByText(/Must be 10 to 176\.5/)).toBeVisible();
  await customer.context().close();
  await width.fill('320');
  await save.click();
});

test('[PA-02.2] [PA-10.7] [QU-04.1] [QU-04.2] [QU-05.3] a closed station says when it opens and takes no orders; a special day opens it', async ({
  page,
  browser,
}) => {
  await logIn(page);
  const zone = await noonZone(page);
  await page.goto(`${shop.origin}/partner/#/stations/demo/details`);
  await openInTheEvening(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.first().click();
  await expect(page.getByText('Choose a time zone first: opening hours need one.')).toBeVisible();
  await page.getByLabel('Time zone').selectOption(zone);
  await save.last().click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await save.first().click();
  await expect(page.getByText(/^Closed until .*6:00/)).toBeVisible();

  const customer = await (await browser.newContext(PHONE)).newPage();
  await customer.goto(scanned(shop.origin));
  const notice = customer.getByRole('heading', { name: /Closed until .*6:00/ });
  await expect(notice).toBeVisible();
  await enterAsGuest(customer, shop.origin);
  await expect(notice).toBeVisible();
  await beginDesign(customer, shop.origin);
  await button(customer, /^Next/).click();
  await expect(notice).toBeVisible();
  await expect(button(customer, /Buy now/)).toBeDisabled();
  const display = await openDisplay(browser, shop);
  await expect(display.getByRole('heading', { name: /Closed until .*6:00/ })).toBeVisible();
  await expect(display.getByText('Pickup still works.')).toBeVisible();

  await button(page, 'Add days').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Street party');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
  await dialog.getByLabel('First day').fill(today);
  await dialog.getByRole('radio', { name: 'Other hours' }).check();
  await dialog.getByLabel('These days: opens').fill('00:00');
  await dialog.getByLabel('These days: closes').fill('23:45');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Street party')).toBeVisible();
  await expect(page.getByText(/^Open until .*11:45/)).toBeVisible();

  await expect(button(customer, /Buy now/)).toBeEnabled();
  await customer.goBack();
  await order(customer);
  await pay(customer);
  await expectPaid(customer);
  await page.goto(`${shop.origin}/partner/#/stations/demo`);
  await expect(page.getByText(/Opening hours set/).first()).toBeVisible();
  await customer.context().close();
  await display.context().close();
});

test('[PA-10.5] [PA-09.3] an owner fills in the shop, limits a person to stations, and stays as the last owner', async ({
  page,
}) => {
  await logIn(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await page.getByLabel('VAT number').fill('DE 1');
  const legal = page.locator('form').filter({ has: page.getByLabel('VAT number') });
  await legal.getByRole('button', { name: 'Save' }).click();
  await expect(legal.locator('[aria-invalid]')).toHaveCount(1);
  await page.getByLabel('VAT number').fill('DE 123 456 789');
  await legal.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('DE123456789', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'People' }).click();
  await button(page, 'Add somebody').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('They already have a login from another shop').check();
  await dialog.getByLabel('User name').fill('nobody-knows-me');
  await button(page, 'Make the invitation').click();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(1);
  await dialog.getByLabel('They already have a login from another shop').uncheck();
  await dialog.getByLabel('Name', { exact: true }).fill('Tom Technician');
  await dialog.getByLabel('User name').fill('tom');
  await button(page, 'Make the invitation').click();
  await page.getByRole('link', { name: /Tom Technician/ }).click();
  await page.getByRole('radio', { name: 'Some' }).check();
  await expect(button(page, 'Save the stations')).toBeDisabled();
  await page.getByRole('checkbox').first().check();
  await button(page, 'Save the stations').click();
  await expect(page.getByText('1 station', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'People' }).first().click();
  await page.getByRole('link', { name: /You/ }).click();
  await expect(page.getByText(/You are the only owner/)).toBeVisible();
  await expect(button(page, 'Leave the shop')).toHaveCount(0);
});
