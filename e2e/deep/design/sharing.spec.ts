import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  beginDesign,
  button,
  enterAsGuest,
  expectLayers,
  modelTile,
  open,
  scanned,
  writeText,
} from '../../lib/customer.ts';
import { expectWorks } from '../../lib/keeping.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop();

/** A visitor with a phone of their own, not logged in. */
const stranger = async (browser: Browser): Promise<Page> => (await browser.newContext(PHONE)).newPage();

async function openShare(page: Page): Promise<void> {
  await open(page, shop.origin, '/pages/mine/works');
  await button(page, /What to do with/).click();
  await button(page, 'Share').click();
}

async function makeMine(page: Page, model: string): Promise<void> {
  await button(page, 'Make it mine').click();
  await page.getByLabel('Find your phone').fill(model);
  await modelTile(page, model).click();
}

test('[ED-12.5] anybody can view a shared design and remix it, until its link is revoked', async ({
  page,
  browser,
}) => {
  await beginDesign(page, shop.origin, 'iPhone 16');
  await writeText(page, 'Look at me');
  await expectWorks(page, ['Look at me']);
  await openShare(page);
  const link = await page.getByText(/\/s\/\w+/).innerText();

  const friend = await stranger(browser);
  await friend.goto(scanned(shop.origin));
  await expect(button(friend, 'Start designing')).toBeVisible();
  await friend.goto(link);
  await expect(friend.getByRole('img', { name: 'Design for iPhone 16' })).toBeVisible();
  await makeMine(friend, 'Pixel 9');
  await expectLayers(friend, [/Look at me/]);
  await writeText(friend, 'And me');
  await expectWorks(friend, ['And me, Look at me']);
  await expectWorks(page, ['Look at me']);

  await button(page, 'End the link').click();
  await expect(page.getByText('The link leads nowhere now')).toBeVisible();
  const late = await stranger(browser);
  await late.goto(link);
  await expect(late.getByText('This link leads nowhere any more')).toBeVisible();
  await friend.reload();
  await expectLayers(friend, [/Look at me/, /And me/]);
  await Promise.all([friend.context().close(), late.context().close()]);
});

test('[ED-12.5] [LN-02.2] a remix made without a station waits among the works', async ({ page, browser }) => {
  await beginDesign(page, shop.origin, 'iPhone 16');
  await writeText(page, 'Far away');
  await expectWorks(page, ['Far away']);
  await openShare(page);
  const link = await page.getByText(/\/s\/\w+/).innerText();
  const friend = await stranger(browser);
  await friend.goto(link);
  await makeMine(friend, 'Galaxy S24');
  await expect(friend.getByRole('link', { name: /^Open/ })).toBeVisible();
  await expectWorks(friend, ['Far away']);
  await friend.context().close();
});

test('[ED-12.5] a shared shirt is shown as a shirt, and a remix asks for a shirt, not a phone', async ({
  page,
  browser,
}) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^T-shirt/).click();
  await button(page, /^Large chest print/).click();
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await button(page, /Design it/).click();
  await writeText(page, 'Team');
  await expectWorks(page, ['Team']);
  await openShare(page);
  const link = await page.getByText(/\/s\/\w+/).innerText();
  const friend = await stranger(browser);
  await friend.goto(link);
  await expect(friend.getByRole('img', { name: 'Design for Large chest print' })).toBeVisible();
  await button(friend, 'Make it mine').click();
  await expect(friend.getByRole('dialog', { name: 'Which one shall it be?' })).toBeVisible();
  await button(friend, /^Medium chest print/).click();
  await expectWorks(friend, ['Team']);
  await friend.context().close();
});

test('[ED-12.5] a remix of a golf ball asks nothing, because there is only one', async ({ page, browser }) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^Golf ball/).click();
  await button(page, /Design it/).click();
  await writeText(page, 'Fore');
  await expectWorks(page, ['Fore']);
  await openShare(page);
  const link = await page.getByText(/\/s\/\w+/).innerText();
  const friend = await stranger(browser);
  await friend.goto(link);
  await button(friend, 'Make it mine').click();
  await expect(friend.getByRole('link', { name: /^Open/ })).toBeVisible();
  await expectWorks(friend, ['Fore']);
  await friend.context().close();
});
