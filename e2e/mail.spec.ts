import { expect, type Page, test } from '@playwright/test';
import { payOrder, placeOrder } from './lib/buying.ts';
import { enterAsGuest, open } from './lib/customer.ts';
import { PHONE, sharedShop } from './lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

/** Opens the mailbox of the demo in another tab, and the newest e-mail with this subject once it is there. */
async function readMail(page: Page, subject: string): Promise<Page> {
  const mailbox = await page.context().newPage();
  await mailbox.goto(`${shop.origin}/demo-mails/inbox`);
  await expect(mailbox.getByText('no e-mail is sent')).toBeVisible();
  // The mailbox looks again by itself.
  const mail = mailbox.getByRole('link', { name: subject }).first();
  await expect(mail).toBeVisible();
  await mail.click();
  await expect(mailbox.getByRole('heading', { name: subject, level: 1 })).toBeVisible();
  return mailbox;
}

test('[NT-01] [NT-02] [NT-03] a guest without notices gets confirmation and code by e-mail, and ends the news', async ({
  page,
}) => {
  const id = await placeOrder(page, shop.origin);
  await shop.stopStation();
  await open(page, shop.origin, `/pages/mine/orderDetail?order_id=${id}`);
  const address = page.getByRole('textbox', { name: 'E-mail address' });
  await address.fill('not an address');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('This is not an e-mail address')).toBeVisible();
  await address.fill('guest@example.com');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('Saved. E-mails go to guest@example.com.')).toBeVisible();
  await payOrder(page, shop.origin, id);

  const confirmation = await readMail(page, 'Your order is confirmed');
  await expect(confirmation.getByText('The receipt is attached')).toBeVisible();
  await confirmation.goto(`${shop.origin}/demo-mails/inbox`);
  await expect(confirmation.getByRole('link', { name: /\.pdf$/ })).toBeVisible();
  await confirmation.close();

  await shop.startStation();
  const ready = await readMail(page, 'Ready to pick up');
  await open(page, shop.origin, `/pages/mine/orderDetail?order_id=${id}`);
  const code = await page.getByTestId('pickup-code').textContent();
  await expect(ready.getByText(code ?? 'no code', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'When it is ready, and while it waits' })).toBeChecked();

  // The page of the mailbox can do nothing, so its link is opened by its address.
  const off = await ready.getByRole('link', { name: 'No more news by e-mail' }).getAttribute('href');
  await ready.goto(off ?? '');
  await ready.getByRole('button', { name: 'End the news' }).click();
  await expect(ready.getByRole('heading', { name: 'This address gets no more news' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'When it is ready, and while it waits' })).not.toBeChecked();
  await expect(address).toHaveValue('guest@example.com');
});

test('[SN-08.6] another address is confirmed by its e-mail, and the former one comes back by the link in its own', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await open(page, shop.origin, '/pages/mine/account');
  const address = page.getByRole('textbox', { name: 'E-mail address' });
  const save = page.getByRole('button', { name: 'Save the address' });
  await address.fill('first@example.com');
  await save.click();
  await expect(page.getByText('Saved. E-mails go to first@example.com.')).toBeVisible();
  await address.fill('second@example.com');
  await save.click();
  await expect(page.getByText('Not confirmed yet: second@example.com.')).toBeVisible();
  await expect(address).toHaveValue('first@example.com');

  const asked = await readMail(page, 'Confirm your e-mail address');
  await follow(asked, 'Confirm the address', 'The address is confirmed');
  await page.reload();
  await expect(address).toHaveValue('second@example.com');

  const told = await readMail(page, 'Your e-mail address was changed');
  await follow(told, 'Put the address back', 'The address is back');
  await page.reload();
  await expect(address).toHaveValue('first@example.com');

  await address.fill('third@example.com');
  await save.click();
  const waiting = page.getByText('Not confirmed yet: third@example.com.');
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: 'Do not change it' }).click();
  await expect(waiting).toBeHidden();
});

/** Opens the link of an e-mail by its address, because the page of the mailbox can do nothing, and answers its question. */
async function follow(mail: Page, name: string, done: string): Promise<void> {
  await mail.goto((await mail.getByRole('link', { name }).getAttribute('href')) ?? '');
  await mail.getByRole('button', { name }).click();
  await expect(mail.getByRole('heading', { name: done })).toBeVisible();
  await mail.close();
}
