import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildArt } from '../scripts/build.ts';
import { draw } from './scene/draw.ts';
import { STYLES, type Box } from './draw/studio.ts';
import { render } from './render.ts';
import { understand } from './understand/understand.ts';

beforeAll(() => buildArt());

async function pixelsOf(png: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The mean difference of two pictures of one size, 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}

describe('render', () => {
  it.each(STYLES)(
    '[AI-03.1] [AI-03.4] makes an opaque PNG of the asked size without any server, the same each time: %s',
    async (style) => {
      const drawing = draw({
        understanding: understand('a cat under a rainbow'),
        style,
        seed: 5,
        width: 250,
        height: 501,
      });
      const png = await render(drawing);
      const { format, width, height, hasAlpha } = await sharp(png).metadata();
      expect({ format, width, height, hasAlpha }).toEqual({ format: 'png', width: 250, height: 501, hasAlpha: false });
      expect(Buffer.from(await render(drawing)).equals(png)).toBe(true);
    },
  );

  it('[AI-01.1] five styles of one drawing look different, and so do four seeds of one style', async () => {
    const understanding = understand('a fox in the forest');
    const size = { width: 128, height: 256 };
    const styles = await Promise.all(
      STYLES.map(async (style) => pixelsOf(await render(draw({ understanding, style, seed: 0, ...size })))),
    );
    const seeds = await Promise.all(
      [0, 1, 2, 3].map(async (seed) => pixelsOf(await render(draw({ understanding, style: 'modern', seed, ...size })))),
    );
    for (const group of [styles, seeds])
      for (const [at, one] of group.entries())
        for (const other of group.slice(at + 1)) expect(difference(one.data, other.data)).toBeGreaterThan(9);
  });

  it('[AI-01.1] a pencil drawing is grey, a cartoon is not', async () => {
    const spread = async (style: 'pencil' | 'cartoon'): Promise<number> => {
      const { data } = await pixelsOf(
        await render(draw({ understanding: understand('a red car'), style, seed: 0, width: 128, height: 256 })),
      );
      let sum = 0;
      for (let at = 0; at < data.length; at += 3) sum += Math.abs((data[at] ?? 0) - (data[at + 2] ?? 0));
      return sum / (data.length / 3);
    };
    expect(await spread('pencil')).toBeLessThan(6);
    expect(await spread('cartoon')).toBeGreaterThan(20);
  });

  const holes: readonly (readonly [string, Box])[] = [
    ['a camera at the upper left', { x: 8, y: 8, width: 120, height: 130 }],
    ['a bar of cameras', { x: 0, y: 30, width: 256, height: 90 }],
    ['a round camera in the middle', { x: 68, y: 150, width: 120, height: 120 }],
  ];

  it.each(holes)('[AI-01.1] the hero keeps clear of %s in every arrangement', async (_, hole) => {
    for (const prompt of [
      'a fox',
      'three dogs',
      'a butterfly',
      'a whale in the sea',
      'girl with umbrella',
      'birthday cake',
      'a unicorn',
      'twelve hearts',
    ])
      for (const seed of [0, 1, 2, 3]) {
        const { finish } = draw({
          understanding: understand(prompt),
          style: 'modern',
          seed,
          width: 256,
          height: 512,
          keepOut: [hole],
        });
        const alpha = await sharp(Buffer.from(finish.mask))
          .ensureAlpha()
          .extractChannel('alpha')
          .extract({ left: hole.x, top: hole.y, width: hole.width, height: hole.height })
          .raw()
          .toBuffer();
        expect({ prompt, seed, covered: alpha.filter((value) => value > 20).length }).toEqual({
          prompt,
          seed,
          covered: 0,
        });
      }
  });
});
