import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const photo = (name: string) => fileURLToPath(new URL(`../photos/${name}`, import.meta.url));

describe('the demo photograph', () => {
  it('is stored as an upright phone stores it: 12 megapixels, orientation 6, with a position', async () => {
    const { width, height, orientation, exif } = await sharp(photo('mountain-lake.jpg')).metadata();
    expect([width, height, orientation]).toEqual([4000, 3000, 6]);
    expect(exif?.length).toBeGreaterThan(100);
    expect((await stat(photo('mountain-lake.jpg'))).size).toBeLessThan(3_000_000);
  });

  it('turned by its metadata, it shows the same as the upright copy', async () => {
    const small = { width: 300, height: 400 };
    const [turned, upright] = await Promise.all([
      sharp(photo('mountain-lake.jpg')).autoOrient().resize(small).removeAlpha().raw().toBuffer(),
      sharp(photo('mountain-lake-upright.jpg')).resize(small).removeAlpha().raw().toBuffer(),
    ]);
    const off = turned.reduce((sum, value, i) => sum + Math.abs(value - (upright[i] ?? 0)), 0) / turned.length;
    expect(off).toBeLessThan(2);
  });
});
