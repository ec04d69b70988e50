import { PLAIN_LOOK } from '@cpc/design';
import { brand } from '@cpc/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fontSource, shaperFor } from '../../testing/fonts.ts';
import { at, design, picture } from '../../testing/scene.ts';
import { type AssetSource, loadAssets } from '../load-assets.ts';
import { BYTES_PER_PIXEL, pictureSizes, type SizedPicture } from './picture-sizes.ts';

const SCALE = 10;
const sized = (name: string, width: number, height: number): SizedPicture => ({
  asset: brand(name),
  look: PLAIN_LOOK,
  width,
  height,
});
const two = design({ kind: 'none' }, picture('aa', 20, 10, at(9, 9)), picture('bb', 10, 10, at(9, 9, { scale: 2 })));
const pictures = [sized('aa', 4000, 2000), sized('bb', 1000, 1000)];
const FULL_BYTES = BYTES_PER_PIXEL * (4000 * 2000 + 1000 * 1000);
const bytesOf = (sizes: ReturnType<typeof pictureSizes>) =>
  sizes.reduce((sum, size) => sum + BYTES_PER_PIXEL * (size?.width ?? 0) * (size?.height ?? 0), 0);

describe('pictureSizes', () => {
  it('[ED-08] keeps full sizes that fit the budget', () => {
    expect(pictureSizes(two, pictures, { bytes: FULL_BYTES, scale: SCALE })).toEqual([undefined, undefined]);
  });

  it('[SC-07.3] reduces to the shown size plus half', () => {
    expect(pictureSizes(two, pictures, { bytes: FULL_BYTES - 1, scale: SCALE })).toEqual([
      { width: 300, height: 150 },
      { width: 300, height: 300 },
    ]);
  });

  it('[SC-07.3] scales all by one factor if that is still too much', () => {
    const sizes = pictureSizes(two, pictures, { bytes: 180_000, scale: SCALE });
    expect(sizes).toEqual([
      { width: 150, height: 75 },
      { width: 150, height: 150 },
    ]);
    expect(bytesOf(sizes)).toBeLessThanOrEqual(180_000);
  });

  it('counts the crop, and the layer that shows a picture largest', () => {
    const cropped = { ...picture('aa', 10, 5, at(9, 9)), crop: { x: 0.5, y: 0.5, width: 0.25, height: 0.25 } };
    const document = design({ kind: 'none' }, picture('aa', 20, 10, at(9, 9)), cropped);
    const sizes = pictureSizes(document, [sized('aa', 4000, 2000)], { bytes: 1e6, scale: SCALE });
    expect(sizes).toEqual([{ width: 600, height: 300 }]);
  });
});

it('[SC-07.3] a picture over the budget is decoded smaller, upright and in its place', async () => {
  const halves = await sharp({ create: { width: 400, height: 800, channels: 3, background: '#ff0000' } })
    .composite([
      { input: { create: { width: 400, height: 400, channels: 3, background: '#0000ff' } }, top: 400, left: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const source: AssetSource = {
    picture: async () => halves,
    sticker: () => Promise.reject(new Error('no sticker')),
    wallpaper: () => Promise.reject(new Error('no wallpaper')),
    fonts: fontSource,
  };
  const document = design({ kind: 'none' }, picture('aa', 20, 10, at(9, 9)));
  const assets = await loadAssets(document, source, await shaperFor(), { bytes: 53_400, scale: SCALE });
  const image = assets.picture(brand('aa'), PLAIN_LOOK);
  expect([image?.width, image?.height]).toEqual([141, 70]);
  const pixel = (x: number) => [...(image?.getContext('2d').getImageData(x, 35, 1, 1).data ?? [])];
  const [left, right] = [pixel(20), pixel(120)];
  expect([(left[0] ?? 0) < 30, (left[2] ?? 0) > 220, (right[0] ?? 0) > 220, (right[2] ?? 0) < 30]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
