import { addLayer, applyDiff, type DesignDocument, EMPTY_DOCUMENT, hexColour } from '@cpc/design';
import { sticker } from '@cpc/design/testing';
import type { StickerUse } from '@cpc/paint';
import { expect, it } from 'vitest';
import { createStickers } from './stickers.ts';

const inRed = (n: number): StickerUse => ({
  sticker: 'heart',
  colours: [{ from: hexColour('#ff0000'), to: hexColour(`#${10 + n}0000`) }],
});
const designWith = (use: StickerUse): DesignDocument =>
  applyDiff(EMPTY_DOCUMENT, addLayer({ ...sticker(use), hidden: true }));

function open(load: (use: StickerUse) => Promise<void> = async () => undefined) {
  const closed: string[] = [];
  const state = { design: EMPTY_DOCUMENT };
  const stickers = createStickers({
    load: async (use) => {
      await load(use);
      return { close: () => closed.push(use.colours[0]?.to ?? use.sticker) };
    },
    arrived: () => undefined,
    document: () => state.design,
  });
  return { stickers, closed, state };
}

/** Paints a sticker, and waits for what that loads. */
const paint = async ({ stickers }: ReturnType<typeof open>, use: StickerUse): Promise<boolean> => {
  stickers.get(use);
  await new Promise(setImmediate);
  return stickers.get(use) !== undefined;
};

it('[ED-01.8] of the colours that were tried on a sticker, those painted last stay; the memory of others is freed', async () => {
  const one = open();
  await paint(one, { sticker: 'heart', colours: [] });
  for (let n = 0; n < 10; n++) expect(await paint(one, inRed(n))).toBe(true);
  expect(one.closed).toEqual(['#100000', '#110000', '#120000', '#130000']);
  expect(await paint(one, inRed(0))).toBe(true);
});

it('[ED-01.8] the colours that the design has stay, however many were tried after them', async () => {
  const one = open();
  one.state.design = designWith(inRed(0));
  for (let n = 0; n < 10; n++) await paint(one, inRed(n));
  expect(one.closed).toEqual(['#110000', '#120000', '#130000']);
});

it('[ED-01.8] a recoloured sticker whose load failed is lost in these colours, and is loaded again', async () => {
  let isDown = true;
  const one = open(async () => {
    if (isDown) throw new Error('no network');
  });
  expect(await paint(one, inRed(1))).toBe(false);
  expect([one.stickers.isLost(inRed(1)), one.stickers.isLost(inRed(2))]).toEqual([true, false]);
  isDown = false;
  one.stickers.retry();
  expect(await paint(one, inRed(1))).toBe(true);
});
