import { checkSurface, shapeBounds } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { PHONE_MODELS } from './models.ts';

describe('phone models', () => {
  it('[CT-03] every surface is sound: cut-outs inside the outline, radii and margins possible', () => {
    for (const { surface } of PHONE_MODELS) expect([surface.id, checkSurface(surface)]).toEqual([surface.id, []]);
  });

  it('[CT-03] twelve models of four brands, each with its own id, source and reading date', () => {
    expect(PHONE_MODELS).toHaveLength(12);
    expect(new Set(PHONE_MODELS.map(({ brand }) => brand)).size).toBe(4);
    expect(new Set(PHONE_MODELS.map(({ surface }) => surface.id)).size).toBe(12);
    for (const { source } of PHONE_MODELS) expect(source).toMatch(/published size .*\d{4}-\d{2}\. Corners/);
  });

  it('[CT-03] sizes are those of a phone in its case, one tall side and one narrow', () => {
    for (const { surface, year } of PHONE_MODELS) {
      expect(surface.width).toBeGreaterThan(68);
      expect(surface.width).toBeLessThan(90);
      expect(surface.height / surface.width).toBeGreaterThan(1.9);
      expect(surface.height / surface.width).toBeLessThan(2.3);
      expect(year).toBeGreaterThan(2020);
    }
  });

  it('[CT-03] seen from behind, every camera opening begins in the upper left and stays in the upper half', () => {
    for (const { surface } of PHONE_MODELS) {
      const cameras = surface.cutouts.filter(({ role }) => role === 'camera');
      expect(cameras.length).toBeGreaterThan(0);
      const lefts = cameras.map(({ shape }) => shapeBounds(shape).x);
      const bottoms = cameras.map(({ shape }) => shapeBounds(shape).y + shapeBounds(shape).height);
      expect(Math.min(...lefts)).toBeLessThan(surface.width / 4);
      expect(Math.max(...bottoms)).toBeLessThan(surface.height / 2);
    }
  });

  it('[CT-03] openings of one case leave material between them', () => {
    for (const { surface } of PHONE_MODELS) {
      const round = surface.cutouts.flatMap(({ shape }) => (shape.kind === 'ellipse' ? [shape] : []));
      for (const [i, a] of round.entries()) {
        for (const b of round.slice(i + 1))
          expect(Math.hypot(a.cx - b.cx, a.cy - b.cy)).toBeGreaterThan(a.rx + b.rx + 0.4);
      }
    }
  });
});
