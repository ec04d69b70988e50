import { type Browser, expect, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { ask } from './session.ts';
import { PHONE } from './shop.ts';

/** The steps of a customer. Each step begins and ends on a page. */

export const PHOTO = fileURLToPath(new URL('../../packages/content/photos/raccoon.jpg', import.meta.url));

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The address in the station's QR code. */
export const scanned = (origin: string, stationId = 'demo') =>
  `${origin}/#/pages/login/select_login?machine_id=${stationId}&language=en-us`;

export async function enterAsGuest(page: Page, origin: string, stationId?: string): Promise<void> {
  await page.goto(scanned(origin, stationId));
  await expect(page).toHaveTitle('Custom Phone Case');
  await button(page, 'Start designing').click();
  await expect(page.getByRole('heading', { name: 'What will you make?' })).toBeVisible();
}

/** A model in the list, where its measures may follow its name; does not match models with a longer name. */
export const modelTile = (page: Page, model: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${model}(\\s+\\D?\\d|$)`) });

/** Chooses the model, and the shell if one is named, and opens the studio. */
export async function chooseModel(page: Page, model: string, shell?: string): Promise<void> {
  await button(page, /^Phone case/).click();
  await modelTile(page, model).click();
  await expect(page.getByRole('heading', { name: model })).toBeVisible();
  if (shell !== undefined) await page.getByRole('radio', { name: shell }).check();
  await button(page, /Design it/).click();
  await expect(button(page, 'Undo')).toBeVisible();
}

export async function choosePhoto(page: Page, file: string): Promise<void> {
  await chooseFile(page, file);
  await expect(layer(page, /Picture/)).toBeVisible();
}

export const chooseFile = (page: Page, file: string) => page.locator('input[type=file]').setInputFiles(file);

/** A layer on the case, as assistive technology finds it. */
export const layer = (page: Page, name: RegExp) => page.locator('[data-layer]').and(page.getByLabel(name)).first();

export async function writeText(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByLabel('Your text').fill(words);
  await button(page, 'Done').click();
}

/** Makes the fastest printable design: it needs no network. */
export async function fillBackground(page: Page, colour = 'Sky blue'): Promise<void> {
  await button(page, 'Background').click();
  await button(page, colour).click();
  await button(page, 'Done').click();
}

/** A guest in the studio, with a sky-blue case begun. */
export async function beginDesign(page: Page, origin: string, model = 'iPhone 16'): Promise<void> {
  await enterAsGuest(page, origin);
  await chooseModel(page, model);
  await fillBackground(page);
}

/** From the page of an order to the provider's page. */
export async function buyNow(page: Page, name: RegExp = /Buy now/): Promise<void> {
  await button(page, name).click();
  await expect(page.getByText('no money moves')).toBeVisible();
}

/** The same, and back by the browser: the page of the payment, with the order that is not paid. */
export async function buyAndReturn(page: Page, name?: RegExp): Promise<void> {
  await buyNow(page, name);
  await page.goBack();
  await expect(page.getByText('Time left to pay').or(page.getByLabel('Time left to pay')).first()).toBeVisible();
}

/** From the studio to the page of the order, past the warning about quality. */
export async function checkOrder(page: Page, { anyway = false } = {}): Promise<void> {
  await button(page, /^Next/).click();
  if (anyway) await button(page, 'Print anyway').click();
  await expect(page).toHaveTitle('Check your order');
}

/** From the studio to the payment page, past the warning about quality. */
export async function order(page: Page, options?: { readonly anyway?: boolean }): Promise<void> {
  await checkOrder(page, options);
  await buyAndReturn(page);
}

/** From the entry to an order that cannot be placed: each page on the way shows the station's state. */
export async function expectNoticeBeforeOrdering(page: Page, origin: string, title: string): Promise<void> {
  const notice = page.getByRole('heading', { name: title });
  await page.goto(scanned(origin));
  await expect(notice).toBeVisible();
  await enterAsGuest(page, origin);
  await expect(notice).toBeVisible();
  await beginDesign(page, origin);
  await button(page, /^Next/).click();
  await expect(notice).toBeVisible();
  await expect(button(page, /Buy now/)).toBeDisabled();
}

/** From the studio to the shopping list, with the design in it. */
export async function addToList(page: Page): Promise<void> {
  await button(page, /^Next/).click();
  await button(page, 'Add to shopping list').click();
  await expect(page).toHaveTitle('Shopping list');
}

export async function goToProvider(page: Page): Promise<void> {
  await button(page, /^Pay/).click();
  await expect(page.getByText('no money moves')).toBeVisible();
}

/** The id of the order that the page is about, from its address. */
export function orderIdOf(page: Page): string {
  const id = /order_id=([\w-]+)/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`no order in ${page.url()}`);
  return id;
}

/** The choices of the payer on the provider's page. */
export const PAYER = {
  pays: 'Pay',
  isDeclined: 'Pay with a card that is declined',
  cancels: 'Cancel and go back',
} as const;

export async function decide(page: Page, decision: keyof typeof PAYER): Promise<void> {
  await page.getByRole('button', { name: PAYER[decision], exact: true }).click();
}

/** From an unpaid order's page until its payment has arrived. */
export async function pay(page: Page): Promise<void> {
  await goToProvider(page);
  await decide(page, 'pays');
  await expectPaid(page);
}

export const expectPaid = (page: Page) => expect(page.getByText('Paid. Off to the printer!')).toBeVisible();

/** A customer with a phone buys a case with a coloured background. */
export async function buyCase(browser: Browser, origin: string): Promise<Page> {
  const customer = await (await browser.newContext(PHONE)).newPage();
  await beginDesign(customer, origin);
  await fillBackground(customer);
  await order(customer);
  await pay(customer);
  await expectPaid(customer);
  return customer;
}

/** From a paid order to its pickup code. */
export async function pickupCode(page: Page): Promise<string> {
  await button(page, 'Watch it print').click();
  await button(page, 'Show my pickup code').click();
  await expect(page).toHaveTitle(/Order Detail/);
  return (await page.getByTestId('pickup-code').innerText()).replaceAll(/\D/g, '');
}

/** Opens a page by its address within the app. */
export const open = (page: Page, origin: string, address: string) => page.goto(`${origin}/#${address}`);

/** Expects exactly these layers in the design, as assistive technology reads them. */
export async function expectLayers(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  await expect(page.locator('[data-layer]')).toHaveCount(names.length);
  for (const name of names)
    await expect(page.locator('[data-layer]').and(page.getByLabel(name)).first()).toBeAttached();
}

export const undo = (page: Page) => button(page, 'Undo').click();
export const redo = (page: Page) => button(page, 'Redo').click();

/** The order's status number, asked for with the page's own session (OR-01). */
export async function statusOf(page: Page, orderId: string): Promise<number> {
  const { status } = await ask<{ readonly status: number }>(page, 'Order.get', { order_id: orderId });
  return status;
}

/** Orders a design that is to be paid at the counter: the page with its code is open then. */
export async function orderAtCounter(page: Page, origin: string): Promise<void> {
  await beginDesign(page, origin);
  await checkOrder(page);
  await page.getByRole('radio', { name: 'At the counter' }).check();
  await button(page, /Buy now/).click();
  await expect(page).toHaveTitle('Pay at the counter');
}
