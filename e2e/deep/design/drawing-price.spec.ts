import type { OrderView } from '@cpc/contract';
import { expect, type Page, test } from '@playwright/test';
import {
  addToList,
  button,
  chooseModel,
  enterAsGuest,
  layer,
  open,
  order,
  orderIdOf,
  pay,
} from '../../lib/customer.ts';
import { ask } from '../../lib/session.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { hurdles } from '../../lib/watch.ts';

test.use(PHONE);

const PRICE = 'Free to draw. €0.50 for each one you print.';

const shop = sharedShop({ printer: 'simulated', env: { DRAWING_PRICE: '0.50' } });

/** The lines of a page's facts. */
const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

/** The amount in a button, in cents. */
async function amountOn(page: Page, name: RegExp): Promise<number> {
  return Math.round(Number(/€([\d.]+)/.exec((await button(page, name).innerText()).replaceAll(/\s/g, ''))?.[1]) * 100);
}

async function drawOnCase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw it', exact: true }).click();
  const tool = page.getByRole('dialog', { name: 'Draw from words' });
  await expect(tool.getByText(PRICE)).toBeVisible();
  await tool.getByLabel('What shall we draw?').fill('a massacre');
  await tool.getByRole('button', { name: 'Draw it' }).click();
  await expect(tool.getByText('No harm done: it cost you nothing.')).toBeVisible();
  await tool.getByLabel('What shall we draw?').fill('a fox and a big moon');
  await tool.getByRole('button', { name: 'Draw it' }).click();
  const results = tool.getByRole('button', { name: /^See picture \d large$/ });
  await expect(results).toHaveCount(4);
  await results.first().click();
  await button(page, 'Put it on the case').click();
  await expect(layer(page, /Picture/)).toBeVisible();
}

test('[AI-04.4] [OR-06.1] [OR-11.1] a printed drawing costs what was said before it was drawn, on every page up to the order', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await open(page, shop.origin, '/pages/index/ai_painting');
  await expect(page.getByText(PRICE)).toBeVisible();
  expect(await hurdles(page)).toEqual([]);
  await open(page, shop.origin, '/pages/index/allSelect');
  await chooseModel(page, 'iPhone 16');
  await drawOnCase(page);
  const goods = await amountOn(page, /^Next/);

  await button(page, /^Next/).click();
  await expect(fact(page, '1 drawing')).toHaveText(/€0\.50/);
  await expect.poll(() => amountOn(page, /Buy now/)).toBe(goods + 50);
  expect(await hurdles(page)).toEqual([]);
  await page.goBack();
  await addToList(page);
  await expect(page.getByText('With 1 drawing for €0.50')).toBeVisible();
  expect(await amountOn(page, /^Buy/)).toBe(goods + 50);
  await page.goBack();

  await open(page, shop.origin, '/pages/mine/works');
  await page.getByRole('link', { name: /^Open / }).click();
  await order(page);
  await expect(fact(page, '1 drawing')).toHaveText(/€0\.50/);
  const order_id = orderIdOf(page);
  await pay(page);
  const placed = await ask<OrderView>(page, 'Order.get', { order_id });
  expect(placed).toMatchObject({
    price: { amount: goods + 50 },
    items: [{ drawings: 1, drawings_price: { amount: 50, currency: 'EUR' } }],
  });

  await open(page, shop.origin, `/pages/mine/goodsordersize?again=${order_id}`);
  await expect(fact(page, '1 drawing')).toHaveText(/€0\.50/);
  expect(await amountOn(page, /Buy now/)).toBe(goods + 50);
  await expect(page.getByText(/last time it was/)).toBeHidden();
});
