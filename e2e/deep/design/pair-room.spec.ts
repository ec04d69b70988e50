import {
  bleedBox,
  type DesignDocument,
  parseDocument,
  SHARED_PHOTO,
  seamOf,
  sharedOf,
  sharedText,
  type Side,
  type Surface,
} from '@cpc/design';
import { type AssetSource, loadAssets, renderRaster } from '@cpc/paint/node';
import { fontSource } from '@cpc/paint/testing';
import { createShaper, loadHarfBuzz } from '@cpc/paint/text';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { button, layer, modelTile, writeText } from '../../lib/customer.ts';
import { invite } from '../../lib/full-shop/pair.ts';
import { ask } from '../../lib/session.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

const shop = sharedShop();

/** A phone of its own, with an account of its own. */
async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  return context.newPage();
}

const note = (page: Page, words: string) => page.getByRole('button', { name: words });

async function accept(page: Page, link: string, { name, model }: { readonly name: string; readonly model: string }) {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Mia wants to make a pair of cases with you' })).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Choose my phone').click();
  await page.getByRole('searchbox').fill(model);
  await modelTile(page, model).click();
  await expect(layer(page, /Picture/)).toBeVisible();
}

interface Half {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly side: Side;
}

/** The only design of an account, as it is kept there and would be ordered. */
async function halfOf(page: Page, side: Side): Promise<Half | undefined> {
  const [work] = await ask<readonly { readonly work_id: string; readonly goods_id: string }[]>(page, 'Work.list');
  if (!work) return undefined;
  const { document } = await ask<{ readonly document: unknown }>(page, 'Work.get', { work_id: work.work_id });
  const parsed = parseDocument(document);
  const { goods } = await ask<{ readonly goods: { readonly surface: Surface } }>(page, 'Goods.get', {
    goods_id: work.goods_id,
  });
  return parsed.ok ? { document: parsed.document, surface: goods.surface, side } : undefined;
}

const over = (half: Half | undefined): string =>
  half ? sharedText(sharedOf(half.document, half.surface, half.side)) : 'no half';
const placeOf = (half: Half | undefined) => {
  const photo = half?.document.records[SHARED_PHOTO];
  return photo?.type === 'picture' ? photo.placement : undefined;
};

/** Both accounts hold the same over both halves, and it is not what it was. @returns the two halves */
async function expectSame(mia: Page, ben: Page, before = ''): Promise<readonly [Half, Half]> {
  let halves: readonly [Half | undefined, Half | undefined] = [undefined, undefined];
  await expect
    .poll(async () => {
      halves = [await halfOf(mia, 'left'), await halfOf(ben, 'right')];
      return over(halves[0]) === over(halves[1]) && over(halves[0]) !== before;
    })
    .toBe(true);
  return halves as readonly [Half, Half];
}

/** Moves the photo that runs over both with a finger on the own case, which lies on one side of the stage. */
async function movePhoto(page: Page, side: Side, by: { readonly x: number; readonly y: number }): Promise<void> {
  const box = await page.locator('[data-stage]').boundingBox();
  if (!box) throw new Error('there is no stage');
  const at = { x: box.x + box.width * (side === 'left' ? 0.3 : 0.7), y: box.y + box.height * 0.55 };
  await page.mouse.click(at.x, at.y);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + by.x / 2, at.y + by.y / 2, { steps: 4 });
  await page.mouse.move(at.x + by.x, at.y + by.y, { steps: 4 });
  await page.mouse.up();
}

const DPI = 127;
/** Pixels per mm. */
const SCALE = DPI / 25.4;

/** The printed pixels of a half at the seam, at heights of the plane of both cases, mm. */
async function printedAtSeam(page: Page, { document, surface, side }: Half): Promise<readonly (readonly number[])[]> {
  const picture = async (asset: string): Promise<Uint8Array> => {
    const bytes = await page.evaluate(async (wanted) => {
      const { state } = JSON.parse(localStorage.getItem('HL_session') ?? '{}');
      const headers = { authorization: state.userInfo.tokenHead + state.userInfo.token };
      const response = await fetch(`/api/picture/${wanted}?size=full`, { headers });
      return [...new Uint8Array(await response.arrayBuffer())];
    }, asset);
    return Uint8Array.from(bytes);
  };
  const none = () => Promise.reject(new Error('nothing of the library is on these cases'));
  const source: AssetSource = { picture, sticker: none, wallpaper: none, fonts: fontSource };
  const assets = await loadAssets(document, source, createShaper(await loadHarfBuzz()));
  const { data, width } = renderRaster({ document, surface, assets, dpi: DPI }, { area: 'bleed', cut: 'bleed' });
  const box = bleedBox(surface);
  const seam = seamOf({ left: surface, right: surface });
  return Array.from({ length: 40 }, (_, i) => {
    const { x, y } = seam.onto(side, { x: 0, y: i * 3 - 60 });
    const at = (Math.round((y - box.y) * SCALE) * width + Math.round((x - box.x) * SCALE)) * 4;
    return [...data.subarray(at, at + 3)];
  });
}

test('[ED-13.10] [ED-13.11] [ED-13.13] [ED-13.16] two people make a pair on two phones: invited, moved by either, reloaded, offline and left', async ({
  browser,
}) => {
  test.slow();
  const [mia, ben, third] = [await phone(browser), await phone(browser), await phone(browser)];
  const link = await invite(mia, shop.origin, 'Mia');
  await accept(ben, link, { name: 'Ben', model: 'Galaxy S24' });

  await test.step('each sees the other one, and both cases at the seam', async () => {
    await expect(note(ben, 'Mia is here')).toBeVisible();
    await expect(note(mia, 'Ben is here')).toBeVisible();
    await expect(mia.getByRole('img', { name: 'The other half: Galaxy S24' })).toBeVisible();
    await expect(ben.getByRole('img', { name: 'The other half: iPhone 16' })).toBeVisible();
  });

  const begun = await test.step('what one moves is moved on the other phone', async () => {
    const before = await expectSame(mia, ben);
    await movePhoto(mia, 'left', { x: 40, y: 30 });
    const after = await expectSame(mia, ben, over(before[0]));
    expect(placeOf(after[0])?.x).toBeGreaterThan((placeOf(before[0])?.x ?? 0) + 1);
    await movePhoto(ben, 'right', { x: -30, y: 20 });
    return expectSame(mia, ben, over(after[0]));
  });

  await test.step('both prints show the same millimetres at the seam', async () => {
    const [left, right] = [await printedAtSeam(mia, begun[0]), await printedAtSeam(ben, begun[1])];
    expect(new Set(left.map(String)).size).toBeGreaterThan(20);
    // Heights are rounded to whole pixels on each half.
    const near = left.filter((pixel, i) => pixel.every((value, n) => Math.abs(value - (right[i]?.[n] ?? -255)) <= 24));
    expect(near.length).toBeGreaterThanOrEqual(36);
  });

  await test.step('what one writes alone is seen beside the seam, and is not on the other case', async () => {
    await writeText(mia, 'Mine');
    await expect
      .poll(async () => (await ask<{ picture: unknown }>(ben, 'PairRoom.half', { room_id: roomIn(link) })).picture)
      .not.toBeNull();
    await expect(layer(ben, /Mine/)).toHaveCount(0);
  });

  await test.step('a third person is told so, kindly', async () => {
    await third.goto(link);
    await expect(third.getByText('This pair has its two people')).toBeVisible();
    await third.close();
  });

  await test.step('a reload changes nothing', async () => {
    await ben.reload();
    await expect(note(ben, 'Mia is here')).toBeVisible();
    expect(over(await halfOf(ben, 'right'))).toBe(over(await halfOf(mia, 'left')));
  });

  await test.step('what was moved without a network follows when it is back', async () => {
    const before = over(await halfOf(mia, 'left'));
    await ben.context().setOffline(true);
    await movePhoto(ben, 'right', { x: 24, y: -36 });
    await ben.context().setOffline(false);
    await expectSame(mia, ben, before);
  });

  await test.step('who leaves keeps the own case, and so does the other', async () => {
    await note(ben, 'Mia is here').click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Leave the pair' }).click();
    await expect(note(mia, 'Your other half has left. You keep your case.')).toBeVisible();
    await expect(layer(ben, /Picture/)).toBeVisible();
    await note(mia, 'Your other half has left. You keep your case.').click();
    await expect(note(mia, 'Your other half has left. You keep your case.')).toBeHidden();
    await expect(mia.getByRole('img', { name: /^The other half/ })).toHaveCount(0);
    const kept = over(await halfOf(ben, 'right'));
    await movePhoto(mia, 'left', { x: 30, y: 30 });
    await expect.poll(async () => over(await halfOf(mia, 'left'))).not.toBe(kept);
    expect(over(await halfOf(ben, 'right'))).toBe(kept);
  });
  await Promise.all([mia, ben].map((page) => page.context().close()));
});

const roomIn = (link: string): string => /room=([0-9a-z]{26})/.exec(link)?.[1] ?? '';
