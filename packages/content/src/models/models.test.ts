import { checkSurface, type Goods, shapeBounds } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { GOODS } from '../goods/goods.ts';
import { PHONE_MODELS, SKINS, WRAPPED_CASES } from './models.ts';
import { readTable } from './table.ts';

const idsOf = (goods: readonly Goods[]) => goods.map(({ surface }) => surface.id as string);
/** The first twelve; existing designs and orders name them. */
const FIRST = [
  'apple-iphone-14',
  'apple-iphone-15',
  'apple-iphone-16',
  'apple-iphone-16-pro',
  'samsung-galaxy-s23',
  'samsung-galaxy-s24',
  'samsung-galaxy-s24-ultra',
  'samsung-galaxy-a55',
  'xiaomi-14',
  'xiaomi-redmi-note-13-pro-5g',
  'google-pixel-8',
  'google-pixel-9',
];

describe('all goods on sale', () => {
  it('[CT-02.1] have a valid surface: cut-outs inside the outline, possible radii and margins', () => {
    expect(GOODS.flatMap(({ surface }) => checkSurface(surface).map(({ text }) => `${surface.id}: ${text}`))).toEqual(
      [],
    );
  });

  it('[CT-01.1] are of six categories, each with a unique id, a source and a date', () => {
    expect(new Set(GOODS.map(({ surface }) => surface.category)).size).toBe(6);
    expect(new Set(idsOf(GOODS)).size).toBe(GOODS.length);
    for (const { source } of GOODS) expect(source).toMatch(/\d{4}-\d{2}\./);
    for (const id of idsOf(GOODS)) expect(id).toMatch(/^[\w.-]{1,80}$/);
  });
});

describe('phone models', () => {
  it('[CT-03.1] are at least 200 models of 15 brands, few unconfirmed; the first keep their ids', () => {
    expect(PHONE_MODELS.length).toBeGreaterThanOrEqual(210);
    expect(new Set(PHONE_MODELS.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(15);
    expect(PHONE_MODELS.filter(({ source }) => source.includes('not confirmed')).length).toBeLessThanOrEqual(25);
    expect(FIRST.filter((id) => !idsOf(PHONE_MODELS).includes(id))).toEqual([]);
    for (const { source } of PHONE_MODELS) expect(source).toMatch(/published size .*\d{4}-\d{2}\. Corners/);
  });

  it('[CT-03.2] have plausible sizes: one long side, one short side, a few millimetres deep', () => {
    for (const { surface, year, model } of PHONE_MODELS) {
      const { width, height, form } = surface;
      const depth = form.kind === 'shell' ? form.depth : Number.NaN;
      expect([model, width > 66 && width < 86, height > 133 && height < 177]).toEqual([model, true, true]);
      expect([model, height / width > 1.9 && height / width < 2.35]).toEqual([model, true]);
      expect([model, depth > 5 && depth < 11, year >= 2019 && year <= 2026]).toEqual([model, true, true]);
    }
  });

  it('[CT-03.2] cameras lie in the upper half of the back and leave a rim of the case', () => {
    for (const { surface, model } of [...PHONE_MODELS, ...WRAPPED_CASES, ...SKINS]) {
      const cameras = surface.cutouts.filter(({ role }) => role === 'camera');
      expect([model, cameras.length > 0]).toEqual([model, true]);
      for (const { shape } of surface.cutouts) {
        const { x, y, width, height } = shapeBounds(shape);
        const rims = [x, y, surface.width - x - width];
        expect([model, Math.min(...rims) >= 1, y + height < surface.height / 2]).toEqual([model, true, true]);
      }
    }
  });

  it('[CT-03.2] openings of one case do not touch', () => {
    for (const { surface, model } of PHONE_MODELS) {
      const boxes = surface.cutouts.map(({ shape }) => ({ shape, ...shapeBounds(shape) }));
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const apart =
            a.shape.kind === 'ellipse' && b.shape.kind === 'ellipse'
              ? Math.hypot(a.shape.cx - b.shape.cx, a.shape.cy - b.shape.cy) - a.shape.rx - b.shape.rx
              : Math.max(b.x - a.x - a.width, a.x - b.x - b.width, b.y - a.y - a.height, a.y - b.y - b.height);
          expect([model, apart > 0.4]).toEqual([model, true]);
        }
      }
    }
  });

  it('[CT-03.2] lenses and lights are inside their opening and do not touch', () => {
    for (const { surface, model } of [...PHONE_MODELS, ...WRAPPED_CASES, ...SKINS]) {
      for (const { shape, glass = [] } of surface.cutouts) {
        const { x, y, width, height } = shapeBounds(shape);
        for (const [i, { cx, cy, r }] of glass.entries()) {
          const gaps = [cx - r - x, cy - r - y, x + width - cx - r, y + height - cy - r];
          expect([model, i, Math.min(...gaps) > 0]).toEqual([model, i, true]);
          for (const other of glass.slice(i + 1))
            expect([model, i, Math.hypot(cx - other.cx, cy - other.cy) > r + other.r]).toEqual([model, i, true]);
        }
      }
    }
  });

  // As the makers publish them.
  it.each([
    ['iPhone 17 Pro', 3],
    ['iPhone 17', 2],
    ['iPhone Air', 1],
    ['iPhone 16e', 1],
    ['iPhone 15 Pro Max', 3],
    ['iPhone 13 mini', 2],
    ['iPhone 12 Pro', 3],
    ['iPhone 11', 2],
    ['Galaxy S25 Ultra', 4],
    ['Galaxy S24', 3],
    ['Galaxy S25 Edge', 2],
    ['Galaxy A53 5G', 4],
    ['Galaxy S10e', 2],
    ['Pixel 10', 3],
    ['Pixel 9', 2],
    ['Pixel 9 Pro', 3],
    ['Pixel 8', 2],
    ['Pixel 8 Pro', 3],
    ['Pixel 4a', 1],
    ['Xiaomi 14', 3],
    ['P30', 3],
    ['Xperia 10 VI', 2],
    ['Phone (2)', 2],
  ] as const)('[CT-03.2] the case of %s shows %i lenses', (model, count) => {
    const cutouts = PHONE_MODELS.find((one) => one.model === model)?.surface.cutouts ?? [];
    const lenses = cutouts.flatMap(({ glass = [] }) => glass).filter(({ kind }) => kind === 'lens');
    expect(lenses).toHaveLength(count);
  });

  it('[CT-03.2] nothing is drawn in a camera whose lenses are not known', () => {
    const { glass } = PHONE_MODELS.find(({ model }) => model === 'Redmi 12C')?.surface.cutouts[0] ?? {};
    expect(glass).toBeUndefined();
  });

  it('[CT-03.2] a wrapped case is larger than the case by a side, a skin is smaller than the body', () => {
    for (const { surface } of WRAPPED_CASES) {
      const plain = PHONE_MODELS.find((one) => `${one.surface.id}.plus` === surface.id)?.surface;
      expect(surface.wrap).toBeGreaterThan(4);
      expect(surface.width - 2 * surface.wrap).toBeCloseTo(plain?.width ?? 0, 1);
    }
    for (const { surface } of SKINS) expect(surface.wrap).toBe(0);
  });

  it('the error for an unreadable line names the line', () => {
    expect(() => readTable('Maker', 'One | 2020 | 70 150 | 9 | iphone-pill')).toThrow(/Maker.*One/);
    expect(() => readTable('Maker', 'One | 2020 | 70 150 8 | 9 | no-such-camera')).toThrow(/no-such-camera/);
    expect(() => readTable('Maker', 'One | 2020 | 70 150 8 | 9 | iphone-pill/no-such-glass')).toThrow(/no-such-glass/);
  });
});
