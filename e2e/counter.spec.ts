import { expect, test } from '@playwright/test';
import { button, expectPaid, orderAtCounter } from './lib/customer.ts';
import { PHONE, sharedShop } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

test('[JN-03] [RT-11.2] a customer shows a code at the counter, staff confirm the money, and printing starts', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext(PHONE)).newPage();
  await orderAtCounter(customer, shop.origin);
  const code = (await customer.getByTestId('counter-code').innerText()).replaceAll(/\D/g, '');
  expect(code).toMatch(/^\d{6}$/);
  await customer.reload();
  await expect(customer.getByTestId('counter-code')).toHaveText(code);

  await logInToPartner(page, shop, `?code=${code}#/counter`);
  await expect(page.getByLabel('Code on the customer’s phone')).toHaveValue(code);
  await expect(page.getByText('€19.90')).toBeVisible();
  await button(page, 'Money received').click();
  await button(page, 'Yes, €19.90 received').click();
  await expect(page.getByText('Nobody is waiting to pay', { exact: true })).toBeVisible();

  await expectPaid(customer);
  await button(customer, 'Watch it print').click();
  await expect(button(customer, 'Show my pickup code')).toBeVisible();
  await customer.context().close();
});
