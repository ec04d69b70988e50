import { DEFAULT_PRINT_SETTINGS } from '@cpc/design';
import sharp from 'sharp';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { assetsOf, at, CASE, design, DUSK, picture, quarters, text } from '../../testing/scene.ts';
import { renderThumbnail } from './encode.ts';
import { renderPrintFile } from '../print-file.ts';
import { renderRaster } from './raster.ts';

const assets = assetsOf({});
const document = design(DUSK);
const PNG = { ...DEFAULT_PRINT_SETTINGS, format: 'png', dpi: 300, white: 'none' } as const;

describe('renderRaster', () => {
  it('[SA-05.5] has the size of its area at its resolution', () => {
    const trim = renderRaster({ document, surface: CASE, assets, dpi: 254 }, { area: 'trim', cut: 'outline' });
    expect([trim.width, trim.height]).toEqual([600, 1200]);
    const bleed = renderRaster({ document, surface: CASE, assets, dpi: 254 });
    expect([bleed.width, bleed.height, bleed.data.length]).toEqual([640, 1240, 640 * 1240 * 4]);
  });

  it('refuses a raster that is too large before it takes the memory', () => {
    const vast = { ...CASE, width: mm(600), height: mm(600) };
    expect(() => renderRaster({ document, surface: vast, assets, dpi: 1200 })).toThrow(
      /at most 450 MB are allowed, lower the resolution/,
    );
    expect(() => renderRaster({ document, surface: CASE, assets, dpi: Number.NaN })).toThrow(RangeError);
  });

  it('refuses an incompletely loaded design, and names what is missing', () => {
    const missing = design(
      { kind: 'wallpaper', wallpaper: 'waves' },
      picture('gone', 9, 9, at(9, 9)),
      text('x', 5, at(9, 9)),
    );
    expect(() => renderRaster({ document: missing, surface: CASE, assets, dpi: 72 })).toThrow(
      'raster: these assets are not loaded: picture gone, wallpaper waves, typeface noto-sans',
    );
  });
});

describe('encoded rasters', () => {
  it('[SA-05.5] a print PNG states its resolution', async () => {
    const { width, height, density } = await sharp(
      await renderPrintFile({
        document,
        surface: CASE,
        assets,
        settings: PNG,
        shellUnderbase: 'none',
        title: 'print',
        createdAt: 0,
      }),
    ).metadata();
    expect([width, height]).toEqual([756, 1465]);
    expect(Math.round(density ?? 0)).toBe(300);
  });

  it('[ED-08] a thumbnail shows the finished case at the requested length', async () => {
    const withPicture = design(DUSK, picture('p', 30, 30, at(40, 80)));
    const png = await renderThumbnail(
      { document: withPicture, surface: CASE, assets: assetsOf({ picture: () => quarters(90, 90) }) },
      320,
    );
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([160, 320, 4]);
    expect(data[3]).toBe(0);
    expect([...data.subarray((200 * 160 + 80) * 4, (200 * 160 + 80) * 4 + 4)]).toEqual([0xe6, 0x19, 0x4b, 255]);
  });
});
