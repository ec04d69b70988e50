import { mm } from '@cpc/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSurface } from './check.ts';
import { bleedBox, keepOuts, region, REGION_KINDS, regionContains, regionPaths, trimBox } from './geometry.ts';
import { type Point, shapeContains } from './shapes.ts';
import type { Surface } from './surface.ts';
import { camera, phoneSurface, roundedRect } from './testing.ts';

const CASE = phoneSurface({
  width: 74,
  height: 150,
  cutouts: [
    camera(roundedRect(6, 6, 30, 30, 8)),
    { role: 'flash', shape: { kind: 'ellipse', cx: mm(42), cy: mm(14), rx: mm(3), ry: mm(3) } },
  ],
});
const isPrintable = (point: Point) => regionContains(region(CASE, 'outline'), point);
const isSafe = (point: Point) => regionContains(region(CASE, 'safe'), point);

const anywhere = fc.record({
  x: fc.double({ min: -5, max: 80, noNaN: true }),
  y: fc.double({ min: -5, max: 156, noNaN: true }),
});

describe('a surface', () => {
  it('[CT-02.2] the safe area is printable, and the printable area lies in the bleed', () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        expect(!isSafe(point) || isPrintable(point)).toBe(true);
        expect(!isPrintable(point) || regionContains(region(CASE, 'bleed'), point)).toBe(true);
      }),
    );
  });

  it('[CT-02.2] a camera hole has no ink, and the safe area keeps off its rim', () => {
    expect(isPrintable({ x: 20, y: 20 })).toBe(false);
    expect(isPrintable({ x: 42, y: 14 })).toBe(false);
    expect(isPrintable({ x: 20, y: 37 })).toBe(true);
    expect(isSafe({ x: 20, y: 37 })).toBe(false);
    expect(isSafe({ x: 20, y: 38.5 })).toBe(true);
  });

  it('[CT-02.2] trimBox and bleedBox are the trim without and with the bleed', () => {
    expect(trimBox(CASE)).toEqual({ x: 0, y: 0, width: 74, height: 150 });
    expect(bleedBox(CASE)).toEqual({ x: -2, y: -2, width: 78, height: 154 });
  });

  it('[CT-02.2] a keep-out is the cut-out with its margin', () => {
    expect(keepOuts(CASE).every((zone) => shapeContains(zone, { x: 5, y: 20 }))).toBe(false);
    expect(keepOuts(CASE).some((zone) => shapeContains(zone, { x: 5, y: 20 }))).toBe(true);
  });

  it('[CT-02.2] every region has an outline and a path for each hole', () => {
    for (const kind of REGION_KINDS) {
      const { outline, holes } = regionPaths(region(CASE, kind));
      expect(outline.at(-1)).toEqual(['close']);
      expect(holes).toHaveLength(2);
    }
  });
});

describe('checkSurface', () => {
  it('[CT-02.1] finds no problem in a valid surface', () => {
    expect(checkSurface(CASE)).toEqual([]);
  });

  it.each<[string, Partial<Surface>, RegExp]>([
    ['a side no station prints', { width: mm(6) }, /width 6 mm is not between/],
    ['a width that is not the outline’s', { width: mm(70) }, /not the trim box/],
    [
      'a corner rounder than half a side',
      { outline: roundedRect(0, 0, 74, 150, 40) },
      /outline radius 40 mm is more than half a side/,
    ],
    ['a size that is no number', { outline: roundedRect(0, 0, Number.NaN, 150, 4) }, /not a number/],
    [
      'a cut-out across the edge',
      { cutouts: [{ role: 'port', shape: roundedRect(60, 100, 20, 5, 1) }] },
      /cut-out 1 \(port\) reaches outside/,
    ],
    ['a cut-out in a rounded corner', { cutouts: [camera(roundedRect(0.5, 0.5, 20, 20, 2))] }, /reaches outside/],
    ['a cut-out without area', { cutouts: [{ role: 'flash', shape: roundedRect(30, 30, 0, 5, 0) }] }, /has no area/],
    ['a bleed below nothing', { bleed: mm(-1) }, /bleed -1 mm/],
    ['a safe inset wider than the case', { safeInset: mm(40) }, /safeInset 40 mm/],
  ])('[CT-02.1] names %s', (_, wrong, problem) => {
    const texts = checkSurface({ ...CASE, ...wrong }).map(({ text }) => text);
    expect(texts.join('; ')).toMatch(problem);
  });
});
