import { hexColour, layerId, PLAIN_LOOK } from '@cpc/design';
import { brand } from '@cpc/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { collectAssets } from '../assets/assets.ts';
import { fontSource, shaperFor } from '../testing/fonts.ts';
import { at, CASE, design, picture, text } from '../testing/scene.ts';
import { decodePicture } from './raster/decode.ts';
import { type AssetSource, loadAssets } from './load-assets.ts';
import { renderRaster } from './raster/raster.ts';

const red = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } });

const source: AssetSource = {
  picture: async () => red().jpeg().toBuffer(),
  sticker: async () => red().png().toBuffer(),
  wallpaper: async (key) => Promise.reject(new Error(`no wallpaper ${key}`)),
  fonts: fontSource,
};

describe('loadAssets', () => {
  it('[ED-08] loads everything that a design needs', async () => {
    const sticker = { ...picture('-', 10, 10, at(30, 30)), type: 'sticker' as const, sticker: 'heart', colours: [] };
    const document = design(
      { kind: 'none' },
      picture('aa', 20, 10, at(30, 60)),
      sticker,
      text('Hej 你好', 6, at(30, 90)),
    );
    const assets = await loadAssets(document, source, await shaperFor());
    expect(assets.picture(brand('aa'), PLAIN_LOOK)?.width).toBe(40);
    const { data, width } = renderRaster(
      { document, surface: CASE, assets, dpi: 100 },
      { area: 'trim', cut: 'outline' },
    );
    const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    expect(pixel(118, 236)).toEqual([254, 0, 0, 255]);
  });

  it('[ED-01.8] [ED-08] shows a sticker in the colours that the customer chose', async () => {
    const [from, to] = [hexColour('#ff0000'), hexColour('#2050ff')];
    const heart = { ...picture('-', 10, 10, at(30, 30)), type: 'sticker' as const, sticker: 'heart' };
    const document = design(
      { kind: 'none' },
      { ...heart, id: layerId('red'), colours: [] },
      { ...heart, id: layerId('blue'), placement: at(30, 60), colours: [{ from, to }] },
    );
    const assets = await loadAssets(document, source, await shaperFor());
    const { data, width } = renderRaster(
      { document, surface: CASE, assets, dpi: 100 },
      { area: 'trim', cut: 'outline' },
    );
    const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
    expect(pixel(118, 118)).toEqual([255, 0, 0]);
    expect(pixel(118, 236)).toEqual([0x20, 0x50, 0xff]);
  });

  it('names the file that could not be loaded', async () => {
    const document = design({ kind: 'wallpaper', wallpaper: 'waves' });
    await expect(loadAssets(document, source, await shaperFor())).rejects.toThrow(
      'loadAssets: wallpaper waves could not be loaded',
    );
  });

  it('loads each asset once, and nothing for hidden layers', () => {
    const twice = [
      picture('aa', 9, 9, at(9, 9)),
      picture('aa', 5, 5, at(9, 9)),
      { ...picture('bb', 5, 5, at(9, 9)), hidden: true },
    ];
    expect(collectAssets(design({ kind: 'none' }, ...twice))).toEqual({
      pictures: ['aa'],
      looks: [{ asset: 'aa', look: PLAIN_LOOK }],
      stickers: [],
      arts: [],
      wallpapers: [],
      texts: [],
    });
  });
});

describe('decodePicture', () => {
  it('turns a photograph upright by its EXIF orientation', async () => {
    const upright = await decodePicture(await red().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([upright.width, upright.height]).toEqual([20, 40]);
  });

  it('keeps soft transparency', async () => {
    const soft = await sharp({
      create: { width: 2, height: 2, channels: 4, background: { r: 200, g: 100, b: 50, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const [r = 0, g = 0, b = 0, a] = (await decodePicture(soft)).getContext('2d').getImageData(0, 0, 1, 1).data;
    expect(a).toBe(128);
    expect(Math.max(Math.abs(r - 200), Math.abs(g - 100), Math.abs(b - 50))).toBeLessThanOrEqual(1);
  });

  it('refuses a truncated file and a file that is no picture', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#123456',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(decodePicture(whole.subarray(0, whole.length / 2))).rejects.toThrow(/premature end/i);
    await expect(decodePicture(new TextEncoder().encode('plain text'))).rejects.toThrow(/unsupported image format/);
  });
});
