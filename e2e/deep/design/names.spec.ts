import { expect, type Page, test } from '@playwright/test';
import { button, chooseModel, enterAsGuest, layer, PHOTO, undo } from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

const inPlace = (page: Page) => page.getByText('The template is in place').first();
const texts = (page: Page) => page.locator('[data-layer]').and(page.getByLabel(/^Text/));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const done = (page: Page) => button(page, 'Done').click();

async function openTemplates(page: Page): Promise<void> {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
}

test('[ED-13.4] [ED-12.4] a template asks for a name and a photo; what is left empty is left out', async ({ page }) => {
  await openTemplates(page);
  await button(page, 'Portrait in an arch').click();
  await page.getByLabel('Your name').fill('Johanna');
  await page.getByLabel('Choose a photo').setInputFiles(PHOTO);
  await expect(button(page, 'Photo 1')).toBeVisible();
  await button(page, 'Use this design').click();
  await expect(inPlace(page)).toBeVisible();
  // Nothing covers the result.
  await expect(page.locator('[data-panel]')).toHaveCount(0);
  await expect(layer(page, /Johanna/)).toBeVisible();
  await expect(layer(page, /Picture/)).toBeVisible();
  // The date was left empty.
  await expect(texts(page)).toHaveCount(1);
  await undo(page);
  await expect(layer(page, /Johanna/)).toBeHidden();
});

test('[ED-13.4] several places and photos are told apart by their numbers', async ({ page }) => {
  await openTemplates(page);
  await page.getByRole('button', { name: 'Love', exact: true }).click();
  await button(page, 'Taped to the wall').click();
  for (const number of [1, 2]) await page.getByLabel(`Choose photo ${number}`).setInputFiles(PHOTO);
  await expect(
    page.getByRole('group', { name: 'Choose photo 2' }).getByRole('button', { name: 'Photo 1' }),
  ).toBeVisible();
  await button(page, 'Use this design').click();
  await expect(inPlace(page)).toBeVisible();
  // Nothing covers the result.
  await expect(page.locator('[data-panel]')).toHaveCount(0);
  await expect(page.locator('[data-layer]').and(page.getByLabel(/Picture/))).toHaveCount(2);
});

test('[ED-13.4] a design that begins with a template asks for its words first', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await page.evaluate(() => {
    location.hash += `${location.hash.includes('?') ? '&' : '?'}thing=template:wedding-line`;
  });
  await expect(page.getByLabel('The other name')).toBeVisible();
  await expect(texts(page)).toHaveCount(0);
  await page.getByLabel('Your name').fill('Johanna');
  await button(page, 'Use this design').click();
  await expect(inPlace(page)).toBeVisible();
  // Nothing covers the result.
  await expect(page.locator('[data-panel]')).toHaveCount(0);
  await expect(layer(page, /Johanna/)).toBeVisible();
  // No "&" before the missing name.
  await expect(texts(page)).toHaveCount(1);
});

test('[ED-13.2] a name over the case: one tap lays it, a new name changes all of them, and each is one undo', async ({
  page,
}) => {
  await openTemplates(page);
  await tab(page, 'Your name').click();
  await page.getByLabel('Name or initials').fill('Lena');
  await page.getByRole('radio', { name: 'All over' }).check();
  await button(page, 'Bangers').click();
  await button(page, 'Bricks').click();
  await expect(inPlace(page)).toBeVisible();
  const many = await texts(page).count();
  expect(many).toBeGreaterThan(8);
  await expect(layer(page, /Lena/)).toBeVisible();
  await page.getByLabel('Name or initials').fill('Maximilian');
  await page.getByLabel('Name or initials').press('Enter');
  await expect(layer(page, /Maximilian/)).toBeVisible();
  await expect(layer(page, /Lena/)).toBeHidden();
  expect(await texts(page).count()).not.toBe(many);
  await done(page);
  await undo(page);
  await expect(texts(page)).toHaveCount(many);
  await undo(page);
  await expect(texts(page)).toHaveCount(0);
});

test('[ED-13.1] a name in a finished style: one tap makes the case, and one undo takes it back', async ({ page }) => {
  await openTemplates(page);
  await tab(page, 'Your name').click();
  await page.getByLabel('Name or initials').fill('Lena');
  await expect(page.getByRole('list', { name: 'Finished styles' }).getByRole('button').first()).toBeVisible();
  await button(page, 'Golden night').click();
  await expect(inPlace(page)).toBeVisible();
  await expect(texts(page)).toHaveCount(1);
  await button(page, 'College').click();
  await expect(texts(page)).toHaveCount(2);
  await done(page);
  await undo(page);
  await expect(texts(page)).toHaveCount(1);
});

test('[ED-13.3] in the text panel, too, a name changes everywhere and fits again', async ({ page }) => {
  await openTemplates(page);
  await tab(page, 'Your name').click();
  await page.getByLabel('Name or initials').fill('Lena');
  await page.getByRole('radio', { name: 'All over' }).check();
  await button(page, 'Big and small').click();
  await expect(inPlace(page)).toBeVisible();
  await done(page);
  const many = await texts(page).count();
  const box = await layer(page, /Lena/).boundingBox();
  if (!box) throw new Error('the name is not on the case');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The first double tap selects one name of the group, the second opens its text.
  await expect(async () => {
    await page.mouse.dblclick(x, y);
    await expect(page.getByLabel('Your text')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByLabel('Your text').fill('Bo');
  await done(page);
  await expect(layer(page, /Lena/)).toBeHidden();
  await expect.poll(() => texts(page).count()).not.toBe(many);
});

test('[ED-13.5] ten ideas from one photo, ten others, and one tap takes one to the order', async ({ page }) => {
  await openTemplates(page);
  await tab(page, 'From a photo').click();
  await page.getByLabel('Choose a photo').setInputFiles(PHOTO);
  const ideas = page.getByRole('list', { name: 'Ideas' }).getByRole('button');
  await expect(ideas).toHaveCount(10);
  await page.getByLabel('Name or motto').fill('Rocky');
  await button(page, 'Ten more').click();
  await button(page, 'Photo in a frame').click();
  await expect(page.getByText('“Photo in a frame” is on your case').first()).toBeVisible();
  await done(page);
  await expect(layer(page, /Rocky/)).toBeVisible();
  await expect(layer(page, /Picture/)).toBeVisible();
  await button(page, /^Next/).click();
  await expect(button(page, /Buy now/)).toBeVisible();
});
