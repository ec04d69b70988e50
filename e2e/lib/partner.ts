import { expect, type Page } from '@playwright/test';
import type { Shop } from '@cpc/testkit';
import { button } from './customer.ts';

type Login = Pick<Shop, 'origin' | 'partnerPassword'>;

/** Opens the partner app and logs in. @param at what follows the app's path: `#/orders` */
export async function logInToPartner(page: Page, shop: Login, at = '', username = 'demo'): Promise<void> {
  await page.goto(`${shop.origin}/partner/${at}`);
  await enterLogin(page, username, shop.partnerPassword);
}

/** Logs in on a page that asks for it. */
export async function enterLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
}

/**
 * Searches the stock page, and waits until its list has only what is found: the list before the search has the same
 * buttons. @param count how many kinds the words find
 */
export async function findStock(page: Page, words: string, count = 1): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await expect(page.getByLabel(/^Pieces put in: /)).toHaveCount(count);
}
