import { expect, test } from '@playwright/test';
import { button } from '../../lib/customer.ts';
import { logInToPartner } from '../../lib/partner.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated' });
const SCREEN = { viewport: { width: 1920, height: 1080 } };
const PHONE = { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true };

test('[SA-13] a screen opens a short address and shows a code; the shop types it on a phone, and removes the display again', async ({
  browser,
}) => {
  const screen = await (await browser.newContext(SCREEN)).newPage();
  await screen.goto(`${shop.origin}/display`);
  const code = screen.getByTestId('pairing-code');
  await expect(code).toHaveText(/^[0-9A-Z]{6}$/);
  const shown = await code.innerText();

  const partner = await (await browser.newContext(PHONE)).newPage();
  await logInToPartner(partner, shop);
  await partner.goto(`${shop.origin}/partner/#/stations/demo`);
  await expect(partner.getByRole('heading', { name: 'Display', exact: true })).toBeVisible();
  await expect(partner.getByText(`${shop.origin}/display`)).toBeVisible();
  const typed = partner.getByLabel('Code on the screen');
  await typed.fill('NOBODY');
  await button(partner, 'Connect').click();
  await expect(partner.getByText('No screen shows this code now.')).toBeVisible();
  await typed.fill(shown.toLowerCase());
  await button(partner, 'Connect').click();
  await expect(partner.getByText(/Connected since/)).toBeVisible();
  await expect(screen.getByText('Ready for you')).toBeVisible();
  // No address holds a key, and a reload asks for no code.
  expect(screen.url()).toMatch(/allSelect\?id=demo&screen=1$/);
  await screen.reload();
  await expect(screen.getByText('Ready for you')).toBeVisible();
  // The browser of a station's computer opens the short address at each start.
  await screen.goto('about:blank');
  await screen.goto(`${shop.origin}/display`);
  await expect(screen.getByText('Ready for you')).toBeVisible();

  await button(partner, 'Disconnect').click();
  await partner.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(partner.getByText(/Connected since/)).toBeHidden();
  await expect(code).toHaveText(/^[0-9A-Z]{6}$/);
  expect(await code.innerText()).not.toBe(shown);
  await Promise.all([screen.context().close(), partner.context().close()]);
});
