import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pageSeen, platesSeen, printOf, TOOLS } from '../testing/prints.ts';
import { renderPrintFile } from './print-file.ts';
import { renderRaster } from './raster/raster.ts';

const DPI = 300;

/** The yellow of the face and the red of the heart, by hue. */
const isYellow = (r: number, g: number, b: number): boolean => r > 200 && g > 160 && b < 110;
const isRed = (r: number, g: number, b: number): boolean => r > 180 && g < 110 && b < 100;

function counted({ data, channels }: { readonly data: ArrayLike<number>; readonly channels: number }) {
  const sums = { yellow: 0, red: 0 };
  for (let i = 0; i + 2 < data.length; i += channels) {
    const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
    if (channels === 4 && data[i + 3] !== 255) continue;
    if (isYellow(r, g, b)) sums.yellow += 1;
    if (isRed(r, g, b)) sums.red += 1;
  }
  return sums;
}

/** At 300 dpi an emoji of 12 mm covers some 15,000 pixels. */
const SHOWN = { yellow: expect.toSatisfy((n: number) => n > 4_000), red: expect.toSatisfy((n: number) => n > 4_000) };

describe('emoji in print files', () => {
  it('[ED-03.10] the raster of a print has their colours', async () => {
    const { data } = renderRaster({ ...(await printOf('emoji')), dpi: DPI }, { area: 'bleed', cut: 'none' });
    expect(counted({ data, channels: 4 })).toEqual(SHOWN);
  });

  it.skipIf(!TOOLS.pdftoppm)('[ED-03.10] the PDF shows them', async () => {
    const page = await pageSeen(await renderPrintFile(await printOf('emoji', { white: 'none' })), DPI);
    expect(counted({ data: page.data, channels: 3 })).toEqual(SHOWN);
  });

  it('[ED-03.10] the PNG shows them', async () => {
    const file = await renderPrintFile(await printOf('emoji', { format: 'png', white: 'none' }));
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(counted({ data, channels: info.channels })).toEqual(SHOWN);
  });

  it('[ED-03.10] the TIFF has their inks', async () => {
    const file = await renderPrintFile(await printOf('emoji', { format: 'tiff', colour: 'srgb', white: 'none' }));
    const { data, info } = await sharp(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    expect(counted({ data, channels: info.channels })).toEqual(SHOWN);
  });

  it.skipIf(!TOOLS.gs)('[ED-03.10] white lies under them', async () => {
    const asked = await printOf('emoji', { white: 'raster', whiteName: 'White' });
    const plates = await platesSeen(await renderPrintFile(asked), DPI);
    const white = plates.get('White');
    const painted = renderRaster({ ...asked, dpi: DPI }, { area: 'bleed', cut: 'none' });
    let [ink, laid] = [0, 0];
    for (let i = 0; i < painted.width * painted.height; i += 1) {
      const [r = 0, g = 0, b = 0, a = 0] = painted.data.subarray(4 * i, 4 * i + 4);
      if (a < 255 || !(isYellow(r, g, b) || isRed(r, g, b))) continue;
      ink += 1;
      if ((white?.data[i] ?? 0) > 200) laid += 1;
    }
    expect(ink).toBeGreaterThan(10_000);
    // White ends a little inside of the ink.
    expect(laid / ink).toBeGreaterThan(0.85);
  });
});
