import { backgroundOf, layersOf, region } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { paintBackground } from './background.ts';
import { cutToRegion } from './cut.ts';
import { paintLayers } from './layer.ts';
import { paint } from './paint.ts';
import {
  assetsOf,
  at,
  CASE,
  colour,
  design,
  doodle,
  DUSK,
  easel,
  picture,
  quarters,
  stroke,
  text,
  wave,
} from './testing/scene.ts';
import { shaperFor } from './testing/fonts.ts';

const SCALE = 5;
const [WIDTH, HEIGHT] = [CASE.width * SCALE, CASE.height * SCALE];
const photo = quarters(400, 300);

const words = text('Hej مرحبا', 8, at(30, 60, { rotation: -12 }));
const rich = design(
  DUSK,
  { ...picture('photo', 40, 30, at(34, 40, { rotation: 20, flipX: true })), opacity: 0.85 },
  words,
  {
    ...doodle([stroke('pen', '#ffffff', 2, wave()), stroke('marker', '#ffe600', 5, wave(-6))], at(30, 85)),
    opacity: 0.6,
  },
  doodle([stroke('neon', '#00e5ff', 1.5, wave())], at(30, 105)),
);

async function richAssets() {
  const shaper = await shaperFor(words);
  return assetsOf({ picture: () => photo, outline: (layer) => shaper.shape(layer) });
}

describe('paint', () => {
  it('[ED-08] stacked and cut bands equal the whole picture, except for rounding', async () => {
    const assets = await richAssets();
    const whole = easel(WIDTH, HEIGHT);
    paint(whole.target, { document: rich, surface: CASE }, SCALE, assets);

    const layers = layersOf(rich);
    const bands = [layers.slice(0, 2), layers.slice(2, 3), layers.slice(3)].map((band, index) => {
      const one = easel(WIDTH, HEIGHT);
      if (index === 0) paintBackground(one.target, backgroundOf(rich), CASE, SCALE, assets);
      paintLayers(one.target, band, SCALE, assets);
      return one.canvas;
    });
    const composed = easel(WIDTH, HEIGHT);
    for (const band of bands) composed.context.drawImage(band, 0, 0);
    cutToRegion(composed.target, region(CASE, 'outline'), SCALE);

    const [a, b] = [whole.pixels(), composed.pixels()];
    let worst = 0;
    let overOne = 0;
    for (let i = 0; i < a.length; i++) {
      // A nearly transparent pixel has nearly no colour: colour differences are weighted by opacity.
      const weight = i % 4 === 3 ? 1 : (a[i | 3] ?? 0) / 255;
      const difference = Math.abs((a[i] ?? 0) - (b[i] ?? 0)) * weight;
      worst = Math.max(worst, difference);
      if (difference > 1) overOne += 1;
    }
    // Every canvas rounds to 8 bits once more: at most one value in a hundred thousand is more than one step off.
    expect(worst).toBeLessThanOrEqual(2);
    expect(overOne / a.length).toBeLessThan(1e-5);
  });

  it('[CT-02.2] paints nothing in holes or outside the outline, even if cut-outs overlap', async () => {
    const { target, pixel } = easel(WIDTH, HEIGHT);
    paint(target, { document: rich, surface: CASE }, SCALE, await richAssets());
    const alpha = (x: number, y: number) => pixel(Math.round(x * SCALE), Math.round(y * SCALE))[3];
    expect(alpha(17, 18)).toBe(0);
    expect(alpha(28, 18)).toBe(0);
    expect(alpha(33, 18)).toBe(0);
    expect(alpha(1, 1)).toBe(0);
    expect(alpha(45, 18)).toBe(255);
  });

  it('[ED-08] puts a picture’s pixels where its placement says', () => {
    const { target, pixel } = easel(WIDTH, HEIGHT);
    const turned = picture('photo', 20, 20, at(30, 60, { scale: 1.5, rotation: 90 }));
    paint(
      target,
      { document: design({ kind: 'none' }, turned), surface: CASE },
      SCALE,
      assetsOf({ picture: () => photo }),
    );
    // Turned by 90° clockwise, the picture's top-left quarter is at the top right.
    const quarter = (dx: number, dy: number) => pixel((30 + dx) * SCALE, (60 + dy) * SCALE);
    expect(quarter(10, -10)).toEqual([0xe6, 0x19, 0x4b, 255]);
    expect(quarter(10, 10)).toEqual([0x3c, 0xb4, 0x4b, 255]);
    expect(quarter(-10, -10)).toEqual([0x43, 0x63, 0xd8, 255]);
    expect(quarter(-16, 0)).toEqual([0, 0, 0, 0]);
    expect(pixel((30 + 15) * SCALE - 1, 60 * SCALE)[3]).toBe(255);
    expect(pixel((30 + 15) * SCALE + 1, 60 * SCALE)[3]).toBe(0);
  });

  it('[ED-08] gives the same picture at every scale', () => {
    const document = design(DUSK, doodle([stroke('neon', '#00e5ff', 2, wave())], at(30, 90)));
    const [small, large] = [2, 8].map((scale) => {
      const one = easel(CASE.width * scale, CASE.height * scale);
      paint(one.target, { document, surface: CASE }, scale, assetsOf({}));
      return one.canvas;
    });
    const shrunk = easel(CASE.width * 2, CASE.height * 2);
    shrunk.context.imageSmoothingQuality = 'high';
    if (large) shrunk.context.drawImage(large, 0, 0, CASE.width * 2, CASE.height * 2);
    const glow = easel(CASE.width * 2, CASE.height * 2);
    if (small) glow.context.drawImage(small, 0, 0);
    for (const y of [80, 86, 90, 94, 100]) {
      const [a, b] = [shrunk.pixel(40, y * 2), glow.pixel(40, y * 2)];
      for (let c = 0; c < 4; c++) expect(Math.abs((a[c] ?? 0) - (b[c] ?? 0))).toBeLessThan(12);
    }
  });

  it('paints neither hidden layers nor missing assets', () => {
    const hidden = { ...doodle([stroke('pen', '#000000', 9, wave())], at(30, 60)), hidden: true };
    const { target, pixels } = easel(WIDTH, HEIGHT);
    const document = design(
      { kind: 'wallpaper', wallpaper: 'w' },
      hidden,
      picture('gone', 40, 40, at(30, 60)),
      text('x', 9, at(30, 60)),
    );
    paint(target, { document, surface: CASE }, SCALE, assetsOf({}), { cut: 'none' });
    expect(pixels().every((value) => value === 0)).toBe(true);
  });

  it('is even where two strokes of a half-transparent pen layer cross', () => {
    const cross = [
      stroke('pen', '#000000', 4, [-20, 0, 1, 20, 0, 1]),
      stroke('pen', '#000000', 4, [0, -20, 1, 0, 20, 1]),
    ];
    const { target, pixel } = easel(WIDTH, HEIGHT);
    const document = design({ kind: 'none' }, { ...doodle(cross, at(30, 60)), opacity: 0.5 });
    paint(target, { document, surface: CASE }, SCALE, assetsOf({}));
    expect(pixel(30 * SCALE, 60 * SCALE)).toEqual(pixel(40 * SCALE, 60 * SCALE));
  });
});

describe('paintBackground', () => {
  const painted = (fill: Parameters<typeof design>[0], assets = assetsOf({})) => {
    const one = easel(64 * SCALE, 124 * SCALE);
    one.context.translate(2 * SCALE, 2 * SCALE);
    paintBackground(one.target, backgroundOf(design(fill)), CASE, SCALE, assets);
    return one;
  };

  it('covers the bleed box to its last pixel', () => {
    const { pixels } = painted({ kind: 'colour', colour: colour('#336699') });
    expect(pixels().every((value, index) => value === [0x33, 0x66, 0x99, 255][index % 4])).toBe(true);
  });

  it('runs a gradient from corner to corner at any angle', () => {
    const { pixel } = painted(DUSK);
    const [first, last] = [pixel(0, 0), pixel(64 * SCALE - 1, 124 * SCALE - 1)];
    [0xff, 0x7a, 0x59].forEach((value, c) => expect(Math.abs((first[c] ?? 0) - value)).toBeLessThanOrEqual(2));
    [0x3a, 0x1c, 0x71].forEach((value, c) => expect(Math.abs((last[c] ?? 0) - value)).toBeLessThanOrEqual(2));
  });

  it('[ED-01.1] runs a radial gradient from the centre to the corners', () => {
    const { pixel } = painted({ ...DUSK, shape: 'radial' } as typeof DUSK);
    const [centre, corner] = [pixel(32 * SCALE, 62 * SCALE), pixel(0, 0)];
    [0xff, 0x7a, 0x59].forEach((value, c) => expect(Math.abs((centre[c] ?? 0) - value)).toBeLessThanOrEqual(2));
    [0x3a, 0x1c, 0x71].forEach((value, c) => expect(Math.abs((corner[c] ?? 0) - value)).toBeLessThanOrEqual(2));
  });

  it('covers the bleed box with a wallpaper in its own ratio, centred', () => {
    const { pixel } = painted({ kind: 'wallpaper', wallpaper: 'w' }, assetsOf({ wallpaper: () => quarters(600, 600) }));
    expect(pixel(0, 0)).toEqual([0xe6, 0x19, 0x4b, 255]);
    expect(pixel(32 * SCALE + 2, 62 * SCALE + 2)).toEqual([0xff, 0xe1, 0x19, 255]);
    expect(pixel(64 * SCALE - 1, 0)).toEqual([0x3c, 0xb4, 0x4b, 255]);
  });
});
