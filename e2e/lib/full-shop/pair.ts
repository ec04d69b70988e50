import { expect, type Page } from '@playwright/test';
import { button, chooseModel, choosePhoto, enterAsGuest, PHOTO } from '../customer.ts';

/** Somebody puts a photo over both cases and invites. The page may write to the clipboard. @returns the invitation */
export async function invite(page: Page, origin: string, name: string): Promise<string> {
  await enterAsGuest(page, origin);
  await chooseModel(page, 'iPhone 16');
  await choosePhoto(page, PHOTO);
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await page.getByRole('tab', { name: 'For two', exact: true }).click();
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Make it with somebody').click();
  await button(page, 'Invite your other half').click();
  await expect(page.getByRole('img', { name: 'Code of the invitation' })).toBeVisible();
  await button(page, 'Copy the link').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}
