import { PHONE_MODELS } from '@cpc/content';
import { portraitFile } from '@cpc/cutout/testing';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { button, chooseFile, chooseModel, enterAsGuest, expectLayers, order, pay, PHOTO } from '../../lib/customer.ts';
import { documentAt, expectBoxes, expectSame } from '../../lib/prints.ts';
import { sheetAtRest } from '../../lib/sheets.ts';
import { PHONE, sharedPrintingShop } from '../../lib/shop.ts';

test.use({ ...PHONE, deviceScaleFactor: 3 });

const { shop, peer } = sharedPrintingShop();

const MODEL = 'iPhone 16';
/**
 * A drawing has grain and hard edges, and another one comes each time. Where it is shown up to twice smaller than it is,
 * the screen takes every pixel from four of its pixels, the print from all: 0.2 to 0.6 % were seen.
 */
const MAX_DIFFERING = 0.009;
async function addPhoto(page: Page, file: string, count: number): Promise<void> {
  await chooseFile(page, file);
  await expect(page.locator('[data-layer]')).toHaveCount(count);
}

/** A photo as of a chat, which preflight finds too poor, made larger by its fix. */
async function sharpenPoorPhoto(page: Page): Promise<void> {
  const file = test.info().outputPath('poor.jpg');
  await sharp(PHOTO).resize(420).jpeg({ quality: 92 }).toFile(file);
  await addPhoto(page, file, 1);
  await button(page, /things? to look at/).click();
  await button(page, 'Make it sharper').click();
  await expect(page.getByText('Everything looks ready to print.')).toBeVisible();
  await button(page, 'Done').click();
}

async function cutOutPerson(page: Page): Promise<void> {
  await addPhoto(page, portraitFile('astronaut'), 2);
  await button(page, 'Cut out').click();
  const screen = page.getByRole('dialog', { name: 'Cut out' });
  await button(page, 'Cut out the people').click();
  await expect(screen.getByText('Looking for the edges')).toBeHidden();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect(screen).toBeHidden();
  // The effects of the cut-out open by themselves.
  await expect(page.getByRole('tab', { name: 'Effects' })).toBeVisible();
  await button(page, 'Done').click();
  await page.keyboard.press('Escape');
}

async function drawFromArabicWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw it', exact: true }).click();
  const tool = page.getByRole('dialog', { name: 'Draw from words' });
  await tool.getByLabel('What shall we draw?').fill('قمر فوق البحر');
  await tool.getByRole('button', { name: 'Draw it' }).click();
  const results = tool.getByRole('button', { name: /^See picture \d large$/ });
  await expect(results).toHaveCount(4);
  await results.first().click();
  await button(page, 'Put it on the case').click();
  await expect(tool).toBeHidden();
  await expect(page.locator('[data-layer]')).toHaveCount(3);
}

test('[AI-01.1] [AI-02.1] [AI-02.4] [PF-02.2] [ED-13.19] [ED-08] a sharpened photo, a cut-out person and a drawing from Arabic words become a collage, and its print is what the editor showed', async ({
  page,
}) => {
  const { surface } = PHONE_MODELS.find(({ model }) => model === MODEL)!;
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, MODEL);
  await sharpenPoorPhoto(page);
  await cutOutPerson(page);
  await drawFromArabicWords(page);

  await button(page, 'Collage').click();
  const panel = page.getByRole('region', { name: 'Collage' });
  await panel.getByRole('button', { name: 'Large first', exact: true }).click();
  await panel.getByRole('slider', { name: 'Round corners' }).fill('30');
  await button(page, 'Done').click();
  await expectLayers(page, [/Picture/, /Picture/, /Picture/]);

  const seen = await sheetAtRest(page);
  await order(page);
  await pay(page);
  const pdf = await documentAt(peer, 0);
  expectBoxes(pdf, surface);
  await expectSame(seen, pdf, surface, MAX_DIFFERING);
});
