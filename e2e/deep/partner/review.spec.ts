import { expect, type Page, test } from '@playwright/test';
import { caseOf, payOrder, placeOrder } from '../../lib/buying.ts';
import { button, open } from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { logInToPartner } from '../../lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

async function payForLook(page: Page, order_id: string): Promise<void> {
  await payOrder(page, shop.origin, order_id);
  await open(page, shop.origin, `/pages/mine/pay_success?order_id=${order_id}`);
  await expect(page.getByText('Paid. The shop looks at your design now.')).toBeVisible();
}

test('[AI-05.2] [AI-05.3] [PY-05.1] the shop looks at designs: one is printed, one is refunded, and its customer reads why', async ({
  page: desk,
  browser,
}) => {
  await logInToPartner(desk, shop, '#/settings');
  await desk.getByRole('switch', { name: 'Look at each design first' }).check();
  await desk.getByRole('link', { name: 'See the designs to look at' }).click();
  await expect(desk.getByText('No design waits')).toBeVisible();

  const page = await (await browser.newContext(PHONE)).newPage();
  const orderId = await placeOrder(page, shop.origin);
  await open(page, shop.origin, `/pages/mine/pay_paypal?order_id=${orderId}`);
  await expect(page.getByText('This shop looks at each design before it prints it.')).toBeVisible();
  await payForLook(page, orderId);
  const queue = `/pages/mall/lineUp?machine_id=demo&order_id=${orderId}`;
  await open(page, shop.origin, queue);
  await expect(page.getByRole('heading', { name: 'The shop looks at your design' })).toBeVisible();
  await expect(page.getByText('Nobody can say how long that takes.')).toBeVisible();

  await expect(button(desk, 'Approve and print')).toBeVisible();
  await button(desk, /^Look at it large/).click();
  const large = desk.getByRole('dialog').getByRole('img');
  await expect(large).toBeVisible();
  expect(await large.evaluate((picture: HTMLImageElement) => picture.naturalHeight)).toBe(1_600);
  await button(desk, 'Close').click();
  await button(desk, 'Approve and print').click();
  await expect(desk.getByText('Approved: it is printed')).toBeVisible();
  await expect(desk.getByText('No design waits')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Designs to look at' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The shop looks at your design' })).toBeHidden();

  // Another design than the approved one.
  const refused = await placeOrder(page, shop.origin, { items: [caseOf('apple-iphone-15')] });
  await payForLook(page, refused);
  await button(desk, 'Refuse').click();
  await desk.getByLabel('Reason').selectOption('Another reason');
  await button(desk, 'Refuse and refund').click();
  await expect(desk.getByText('Say in your own words why.')).toBeVisible();
  await desk.getByLabel('Words for the customer').fill('The eyes would lie under the camera.');
  await button(desk, 'Refuse and refund').click();
  await expect(desk.getByText('No design waits')).toBeVisible();

  await open(page, shop.origin, `/pages/mine/orderDetail?order_id=${refused}`);
  await expect(page.getByRole('heading', { name: 'The shop cannot print this design' })).toBeVisible();
  await expect(page.getByText('The eyes would lie under the camera.')).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(button(page, 'Make another design')).toBeVisible();

  // The customer does not wait for the look to the end.
  const withdrawn = await placeOrder(page, shop.origin, { items: [caseOf('apple-iphone-14')] });
  await payForLook(page, withdrawn);
  await open(page, shop.origin, `/pages/mine/orderDetail?order_id=${withdrawn}`);
  await button(page, 'Cancel order').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /cancel/i })
    .first()
    .click();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await page.context().close();
});
