import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a customer does, in the customer's own words. Each step begins and ends on a page. */

export const PHOTO = fileURLToPath(new URL('../../packages/content/photos/raccoon.jpg', import.meta.url));
export const PHOTOS = join(PHOTO, '..');

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The address that the station's code carries. */
export const scanned = (origin: string, machineId = 'demo') =>
  `${origin}/#/pages/login/select_login?machine_id=${machineId}&language=en-us`;

export async function enterAsGuest(page: Page, origin: string): Promise<void> {
  await page.goto(scanned(origin));
  await expect(page).toHaveTitle('Custom Phone Case');
  await button(page, 'Start designing').click();
  await expect(page.getByRole('heading', { name: 'What will you make?' })).toBeVisible();
}

/** Chooses the model, keeps the first shell and colour in stock, and opens the studio. */
export async function chooseModel(page: Page, model: string): Promise<void> {
  await button(page, /Choose your phone/).click();
  await button(page, new RegExp(`^${model}\\b`)).first().click();
  await expect(page.getByRole('heading', { name: model })).toBeVisible();
  await button(page, /Design it/).click();
  await expect(button(page, 'Undo')).toBeVisible();
}

export async function choosePhoto(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(layer(page, /Picture/)).toBeVisible();
}

/** A layer on the case, as assistive technology finds it. */
export const layer = (page: Page, name: RegExp) => page.locator('[data-layer]').filter({ has: page.getByText(name) }).or(page.getByRole('button', { name })).first();

export async function writeText(page: Page, words: string): Promise<void> {
  await button(page, 'Text').click();
  await page.getByLabel('Your text').fill(words);
  await button(page, 'Done').click();
}

/** From the studio to the payment provider's page. */
export async function order(page: Page): Promise<void> {
  await button(page, /^Next/).click();
  await page.getByRole('checkbox').check();
  await button(page, /Place order/).click();
  await expect(page.getByText('Time left to pay').or(page.getByLabel('Time left to pay')).first()).toBeVisible();
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
