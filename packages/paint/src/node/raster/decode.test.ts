import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePicture } from './decode.ts';

it('[ED-14] [ED-08] a picture of 16 bits with a profile is drawn in sRGB, at any size', async () => {
  const deep = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c81e28' } }).toColourspace('rgb16');
  const picture = await deep.withIccProfile('p3').png().toBuffer();
  for (const size of [undefined, { width: 20, height: 10 }]) {
    const canvas = await decodePicture(picture, undefined, size);
    const { data } = canvas.getContext('2d').getImageData(5, 5, 1, 1);
    for (const [i, value] of [200, 30, 40, 255].entries())
      expect(Math.abs((data[i] ?? 0) - value)).toBeLessThanOrEqual(2);
  }
});
