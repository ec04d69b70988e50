import { PHONE_MODELS } from '@cpc/content';
import { expect, type Page, test } from '@playwright/test';
import {
  beginDesign,
  button,
  buyAndReturn,
  chooseModel,
  choosePhoto,
  decide,
  expectPaid,
  fillBackground,
  goToProvider,
  open,
  orderIdOf,
  PHOTO,
  pickupCode,
  scanned,
  writeText,
} from './lib/customer.ts';
import { openDisplay } from './lib/display.ts';
import { PHONE, sharedShop } from './lib/shop.ts';
import { barriers, watch } from './lib/watch.ts';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

const shop = sharedShop({ printer: 'simulated', seconds: 6 });

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

test('[SE-03.1] [ED-11.3] the journey calls no other host, violates no browser rule and blocks nobody', async ({
  page,
  context,
}) => {
  // Axe checks every page of the journey.
  test.slow();
  const complaints = watch(context, shop.origin);
  const found: string[] = [];
  const look = async (where: string) => found.push(...(await barriers(page)).map((barrier) => `${where}: ${barrier}`));

  await page.goto(scanned(shop.origin));
  await expect(page.getByText('Demo station')).toBeVisible();
  await look('select_login');
  await open(page, shop.origin, '/pages/login/login');
  await heading(page, 'Log in');
  await look('login');
  await open(page, shop.origin, '/pages/index/mall');
  await heading(page, 'Choose a station');
  await look('mall');
  await open(page, shop.origin, '/pages/login/select_login');
  await button(page, 'Start designing').click();
  await heading(page, 'What will you make?');
  await look('allSelect');

  await button(page, /^Phone case/).click();
  await button(page, /^iPhone 16\b/)
    .first()
    .waitFor();
  await look('detailsphone, models');
  await page.goBack();
  await chooseModel(page, 'iPhone 16');
  await look('index_phone, empty');
  await page.goBack();
  await heading(page, 'iPhone 16');
  await look('detailsphone');
  await button(page, /Design it/).click();
  await fillBackground(page);
  await choosePhoto(page, PHOTO);
  await writeText(page, 'Good manners');
  // The panels of the studio are checked in the keyboard test.
  await look('index_phone');

  await button(page, /^Next/).click();
  await heading(page, 'Is this the one?');
  await look('goodsordersize');
  await page
    .getByRole('button', { name: 'Read them' })
    .or(page.getByRole('link', { name: 'Read them' }))
    .click();
  await heading(page, 'Notice and disclaimer');
  await look('agreement');
  await page.goBack();
  await button(page, 'Add to shopping list').click();
  await heading(page, 'iPhone 16');
  await look('shopping_list');
  await buyAndReturn(page, /^Buy 1 item/);
  await look('pay_paypal');
  const id = orderIdOf(page);
  await goToProvider(page);
  await look('the provider');
  await decide(page, 'cancels');
  await heading(page, 'Payment cancelled');
  await look('pay_fail');
  await button(page, 'Try again').click();
  await decide(page, 'pays');
  await expectPaid(page);
  await look('pay_success');
  await open(page, shop.origin, `/pages/mall/lineUp?machine_id=demo&order_id=${id}`);
  await heading(page, 'At the station');
  await look('lineUp');
  await page.goBack();
  await pickupCode(page);
  await look('orderDetail');
  await open(page, shop.origin, '/pages/mine/orderList');
  await heading(page, 'My orders');
  await look('orderList');

  expect({ complaints, found }).toEqual({ complaints: [], found: [] });
});

test('[SE-03.1] the station’s display and the partner’s pages follow the same rules', async ({ browser }) => {
  const display = await openDisplay(browser, shop);
  const complaints = watch(display.context(), shop.origin);
  const found: string[] = [];
  const look = async (where: string) =>
    found.push(...(await barriers(display)).map((barrier) => `${where}: ${barrier}`));
  await display.reload();
  await expect(display.getByText('Ready for you').or(display.getByText('Printing now')).first()).toBeVisible();
  await look('display');
  await button(display, /Pick up/).click();
  await expect(display.getByText('Type the 6 figures from your phone')).toBeVisible();
  await look('keypad');

  await display.goto(`${shop.origin}/partner/`);
  await display.getByLabel('User name').fill('demo');
  await look('partner login');
  await display.getByLabel('Password', { exact: true }).fill(shop.partnerPassword);
  await button(display, 'Log in').click();
  await expect(display.getByRole('heading', { name: 'The day in numbers' })).toBeVisible();
  await look('today');
  await display.getByRole('link', { name: 'Stations', exact: true }).click();
  await expect(display.getByText('Demo station').first()).toBeVisible();
  await look('stations');
  await display.getByRole('link', { name: 'Orders' }).click();
  await expect(display.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await look('orders');
  expect({ complaints, found }).toEqual({ complaints: [], found: [] });
  await display.context().close();
});

test('[LG-04.1] entry and studio have no accessibility barriers in Arabic', async ({ page, context }) => {
  const complaints = watch(context, shop.origin);
  const found: string[] = [];
  await page.goto(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=ar-ar`);
  await expect(button(page, 'ابدأ التصميم')).toBeVisible();
  found.push(...(await barriers(page)));
  await button(page, 'ابدأ التصميم').click();
  await expect(page).toHaveURL(/allSelect/);
  await open(page, shop.origin, `/pages/index/index_phone?goods_id=${PHONE_MODELS[0]!.surface.id}`);
  await expect(button(page, 'تراجع')).toBeVisible();
  found.push(...(await barriers(page)));
  expect({ complaints, found }).toEqual({ complaints: [], found: [] });
});

test('[BR-03.7] nothing is hidden by a phone’s notch in landscape', async ({ page, context }) => {
  const NOTCH = 59;
  const phone = await context.newCDPSession(page);
  await page.setViewportSize({ width: 852, height: 393 });
  await phone.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: { left: NOTCH, right: NOTCH } } as never);
  await beginDesign(page, shop.origin, 'iPhone 16');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.getByLabel('Your text')).toBeVisible();
  const hidden = await page.evaluate((notch) => {
    // Elements that a row scrolls out of sight lie there, but are not visible.
    const seen = (node: Element, x: number, y: number) => node.contains(document.elementFromPoint(x, y));
    return [...document.querySelectorAll('button, input, textarea')]
      .filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const y = (top + bottom) / 2;
        return (left < notch && seen(node, left + 1, y)) || (right > innerWidth - notch && seen(node, right - 1, y));
      })
      .map((node) => node.getAttribute('aria-label') ?? node.textContent);
  }, NOTCH);
  expect(hidden).toEqual([]);
});
