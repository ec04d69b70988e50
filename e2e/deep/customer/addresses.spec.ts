import { expect, type Page, test } from '@playwright/test';
import { ADDRESS } from '../../lib/address.ts';
import { beginDesign, button, enterAsGuest } from '../../lib/customer.ts';
import { ask } from '../../lib/session.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop();

const fieldsOf = (page: Page) =>
  page.locator('#address :is(input, select):not([type=checkbox])').evaluateAll((fields) =>
    fields.map((field) => {
      const { labels, autocomplete } = field as HTMLInputElement;
      return `${labels?.[0]?.textContent ?? ''}: ${autocomplete.replace('shipping ', '')}`;
    }),
  );

test('[OR-07.3] [LG-08.7] [SN-06.1] [RT-11.3] the form of an address follows its country, in digits of any script', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await page.goto(`${shop.origin}/#/pages/mine/addAddress?edit=new`);
  const country = page.getByLabel('Country');
  await country.selectOption('US');
  expect(await fieldsOf(page)).toEqual([
    'Recipient: name',
    'Phone number: tel',
    'Country: country',
    'Detailed address: street-address',
    'City: address-level2',
    'State: address-level1',
    'ZIP code: postal-code',
    'Email: email',
  ]);
  await button(page, 'Save address').click();
  await expect(page.getByText('ZIP code cannot be empty')).toBeVisible();
  await expect(page.getByText('City cannot be empty')).toBeVisible();

  await country.selectOption('HK');
  expect(await fieldsOf(page)).not.toContain('Postal code: postal-code');
  await country.selectOption('JP');
  expect((await fieldsOf(page)).slice(3, 7)).toEqual([
    'Postal code: postal-code',
    'Prefecture: address-level1',
    'City, ward or town: address-level2',
    'Detailed address: street-address',
  ]);
  await page.getByLabel('Recipient').fill('山田 花子');
  await page.getByLabel('Phone number').fill('０３ー１２３４ー５６７８');
  await page.getByLabel('Postal code').fill('〒１００ー０００１');
  await page.getByLabel('Prefecture').fill('東京都');
  await page.getByLabel('City, ward or town').fill('千代田区');
  await page.getByLabel('Detailed address').fill('千代田１番');
  await page.getByLabel('Email').fill('hanako@example.com');
  await button(page, 'Save address').click();
  await expect(page.getByRole('article', { name: '山田 花子' })).toContainText(
    '山田 花子〒100-0001東京都千代田区千代田１番Japan+81312345678',
  );
});

test('[OR-07.2] [LN-05.2] a known address is taken, also while the list of addresses is still on its way', async ({
  page,
}) => {
  await beginDesign(page, shop.origin);
  await ask(page, 'Address.save', ADDRESS);
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/userphoneapplets/index', async (route) => {
    if (route.request().postData()?.includes('Address.list')) await sent;
    await route.continue();
  });
  await button(page, /^Next/).click();
  await page.getByRole('radio', { name: /Have it sent/ }).click();
  send();
  await expect(page.getByText(ADDRESS.detail)).toBeVisible();
  await expect(button(page, /Buy now/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});
