import { expect, test } from '@playwright/test';
import { beginDesign, button, checkOrder, expectPaid } from '../../lib/customer.ts';
import { logInToPartner } from '../../lib/partner.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated', env: { PAYPAL_ENVIRONMENT: 'none' } });

test('[PY-10] [JN-03] where nobody pays online, the counter is the one way, and leads to the print', async ({
  page,
  browser,
}) => {
  await beginDesign(page, shop.origin);
  await checkOrder(page);
  await expect(page.getByRole('radio', { name: 'At the counter' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Online, by card' })).toBeHidden();
  await button(page, /Buy now/).click();
  await expect(page).toHaveTitle('Pay at the counter');

  // The page of the payment offers the same.
  await button(page, 'Pay another way').click();
  await button(page, /Pay at the counter/).click();
  const code = (await page.getByTestId('counter-code').innerText()).replaceAll(/\D/g, '');
  const counter = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logInToPartner(counter, shop, `?code=${code}#/counter`);
  await button(counter, 'Money received').click();
  await button(counter, 'Yes, €19.90 received').click();
  await expectPaid(page);
  await counter.context().close();
});
