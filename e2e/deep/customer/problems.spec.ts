import { expect, type Page, test } from '@playwright/test';
import { buy } from '../../lib/buying.ts';
import { button, open, PHOTO } from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { logInToPartner } from '../../lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

async function openDesk(page: Page): Promise<void> {
  await logInToPartner(page, shop, '#/problems');
  await expect(page.getByRole('heading', { name: 'Problems', exact: true })).toBeVisible();
}

test('[OR-13.1] [OR-13.2] [PA-11.3] a customer reports a problem with a photo, the shop answers, the customer writes once more', async ({
  page: desk,
  browser,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const order_id = await buy(page, shop.origin);
  await openDesk(desk);
  await expect(desk.getByText('No problems reported')).toBeVisible();

  await open(page, shop.origin, `/pages/mine/orderDetail?order_id=${order_id}`);
  await button(page, 'Report a problem').click();
  const report = page.getByRole('dialog');
  await button(page, 'Send to the shop').click();
  await expect(report.getByText('Write a few words about it.')).toBeVisible();
  await report.getByLabel('What is wrong?').selectOption('Wrong colours');
  await report.getByLabel('In your words').fill('The sky is green.');
  await report.getByLabel('Add a photo').setInputFiles(PHOTO);
  await expect(report.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  // Closed by mistake: what was typed stays.
  await button(page, 'Cancel').click();
  await button(page, 'Report a problem').click();
  await expect(report.getByLabel('In your words')).toHaveValue('The sky is green.');
  await button(page, 'Send to the shop').click();
  const card = page.getByRole('region', { name: 'Reported problem' });
  await expect(card.getByText('Waiting for the shop')).toBeVisible();
  await expect(card.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(button(page, 'Report a problem')).toBeHidden();

  await desk.reload();
  await expect(desk.getByText('The sky is green.')).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Photo 1 of the customer' })).toBeVisible();
  await button(desk, 'Answer').click();
  await desk.getByLabel('Words for the customer').fill('Come by, we look at it together.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await expect(desk.getByText('Answered. The customer can read it now.')).toBeVisible();
  await expect(button(desk, 'Decline')).toBeHidden();

  await page.reload();
  await expect(card.getByText('Come by, we look at it together.')).toBeVisible();
  await expect(card.getByText('Answered')).toBeVisible();
  await button(page, 'Write once more').click();
  await page.getByRole('dialog').getByLabel('In your words').fill('I live far away.');
  await button(page, 'Send to the shop').click();
  await expect(card.getByText('I live far away.')).toBeVisible();
  await expect(button(page, 'Write once more')).toBeHidden();
  await page.context().close();
});
