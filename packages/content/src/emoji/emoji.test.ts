import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type EmojiDrawing, emojiKey } from '@cpc/design';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compileEmoji } from './drawing/draw.ts';
import { emojiSvgs } from './emoji-set.ts';
import { POPULAR_EMOJI } from './popular.ts';

const require = createRequire(import.meta.url);
const svgs = emojiSvgs();
const has = (emoji: string): boolean => svgs.has(emojiKey(emoji));
const points = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const TONES = points(0x1f3fb, 0x1f3ff);
const REGIONAL = points(0x1f1e6, 0x1f1ff);
/** Every recommended sequence of one or two characters, by the tables of this machine. */
const IS_RECOMMENDED = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');

const PX = 64;

/** RGBA, as the painter fills it. */
function painted({ parts }: EmojiDrawing): Uint8ClampedArray {
  const context = createCanvas(PX, PX).getContext('2d');
  context.scale(PX / 128, PX / 128);
  for (const [path, fill, cut] of parts) {
    context.save();
    if (cut !== undefined) context.clip(new Path2D(cut));
    if (typeof fill === 'string') context.fillStyle = fill;
    else {
      if ('matrix' in fill) context.transform(...fill.matrix);
      const gradient =
        'matrix' in fill
          ? context.createRadialGradient(...fill.focus, 0, 0, 0, 64)
          : context.createLinearGradient(...fill.line);
      for (const [at, colour] of fill.stops) gradient.addColorStop(at, colour);
      context.fillStyle = gradient;
    }
    context.fill(new Path2D(path));
    context.restore();
  }
  return context.getImageData(0, 0, PX, PX).data;
}

/** The share of pixels that differ clearly, on white. */
function share(one: Uint8ClampedArray, other: Uint8Array): number {
  const on = (data: ArrayLike<number>, i: number, channel: number): number => {
    const alpha = (data[4 * i + 3] ?? 0) / 255;
    return (data[4 * i + channel] ?? 0) * alpha + 255 * (1 - alpha);
  };
  const differs = (i: number) =>
    [0, 1, 2].some((channel) => Math.abs(on(one, i, channel) - on(other, i, channel)) > 48);
  return Array.from({ length: PX * PX }, (_, i) => i).filter(differs).length / PX ** 2;
}

describe('the drawings of emoji', () => {
  it('[ED-03.10] there is a drawing of every emoji, of every skin tone, flag and keycap', () => {
    const single = points(0xa9, 0x1faff).filter((character) => /\p{Emoji}/u.test(character));
    expect(single.filter((emoji) => !has(emoji))).toEqual([]);
    const toned = single
      .flatMap((emoji) => TONES.map((tone) => emoji + tone))
      .filter((emoji) => IS_RECOMMENDED.test(emoji));
    expect(toned.length).toBeGreaterThan(600);
    expect(toned.filter((emoji) => !has(emoji))).toEqual([]);
    const flags = REGIONAL.flatMap((a) => REGIONAL.map((b) => a + b)).filter((emoji) => IS_RECOMMENDED.test(emoji));
    expect(flags.length).toBeGreaterThan(250);
    expect(flags.filter((emoji) => !has(emoji))).toEqual([]);
    expect(Array.from('0123456789#*', (sign) => `${sign}\ufe0f\u20e3`).filter((emoji) => !has(emoji))).toEqual([]);
    const joined = ['👩🏽‍🚀', '👨‍👩‍👧‍👦', '🏴‍☠️', '🏳️‍🌈', '👩‍❤️‍💋‍👨', '🧑🏻‍🤝‍🧑🏿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️‍🔥', '🐦‍🔥'];
    expect(joined.filter((emoji) => !has(emoji))).toEqual([]);
  });

  it('[ED-03.10] has no flag of what is no region', () => {
    expect(has('🇦🇦')).toBe(false);
    expect(has('🇽🇽')).toBe(false);
  });

  it('offers at most 200 popular emoji, each once', () => {
    const all = Object.values(POPULAR_EMOJI).flat();
    expect(all.length).toBeLessThanOrEqual(200);
    expect(new Set(all.map(emojiKey)).size).toBe(all.length);
  });

  it.each([
    ['@iconify-json/noto', 'Apache-2.0'],
    ['@iconify-json/circle-flags', 'MIT'],
    ['@iconify-json/fluent-emoji-flat', 'MIT'],
  ])('[CT-08] the drawings of %s have the licence %s', (name, spdx) => {
    const info = JSON.parse(readFileSync(require.resolve(`${name}/info.json`), 'utf8'));
    expect(info.license.spdx).toBe(spdx);
  });

  it('[ED-03.10] the painter’s drawing looks like the SVG', async () => {
    const sample = [...svgs.keys()].filter((_, i) => i % 90 === 0);
    for (const key of [...sample, '1f600', '2764', '1f44d-1f3fb', '1f979', '1f1f8-1f1e6', '31-20e3', '1f98e']) {
      const svg = svgs.get(key) ?? '';
      const wanted = await sharp(Buffer.from(svg)).resize(PX).ensureAlpha().raw().toBuffer();
      expect({ key, share: share(painted(compileEmoji(svg)), wanted) }).toEqual({
        key,
        share: expect.toSatisfy((value: number) => value < 0.03),
      });
    }
  }, 120_000);

  it('[ED-03.10] its outline covers what is opaque', async () => {
    for (const key of ['1f600', '2764', '1f98a', '1f468-1f3fd-200d-1f33e', '1f1e9-1f1ea']) {
      const drawing = compileEmoji(svgs.get(key) ?? '');
      const ink = painted(drawing);
      const outline = painted({ outline: '', parts: [[drawing.outline, '#000000']] });
      const off = Array.from({ length: PX * PX }, (_, i) => i).filter(
        (i) => Math.abs((ink[4 * i + 3] ?? 0) - (outline[4 * i + 3] ?? 0)) > 150,
      );
      expect({ key, off: off.length }).toEqual({ key, off: expect.toSatisfy((count: number) => count < PX) });
    }
  });

  it('shows nothing outside of its square', () => {
    const drawing = compileEmoji(
      '<svg viewBox="0 0 128 128"><path fill="red" d="M-90 0H-10V50H-90zM100 0H200V50H100z"/></svg>',
    );
    const numbers = drawing.parts.flatMap(([path]) => path.match(/-?[\d.]+/g)?.map(Number) ?? []);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(128);
  });

  it('[SC-07.2] none has more parts than are painted quickly', () => {
    const heavy = [...svgs].filter(([, svg]) => svg.length > 40_000).map(([key]) => key);
    expect(heavy).toEqual([]);
  });

  it('refuses what is no drawing', () => {
    expect(() => compileEmoji('<html/>')).toThrow('expected an SVG');
  });
});
