import {
  applyDiff,
  bleedBox,
  type DesignDocument,
  DOCUMENT_VERSION,
  EMPTY_DOCUMENT,
  hexColour,
  layersOf,
  overBoth,
  type PairInput,
  type PairKind,
  pairOf,
  seamOf,
  type Side,
  type Surface,
  withShared,
} from '@cpc/design';
import { camera, phoneSurface, roundedRect } from '@cpc/design/testing';
import { type AssetId, brand, degrees, mm } from '@cpc/domain';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { assetsOf } from '../testing/scene.ts';
import type { PrintImage } from './raster/decode.ts';
import { renderRaster } from './raster/raster.ts';

const DPI = 127;
/** Pixels per mm: five, so that millimetres fall on whole pixels. */
const SCALE = DPI / 25.4;

/** A photo in which every place has its own colour. */
function photo(): PrintImage {
  const canvas = createCanvas(600, 400);
  const context = canvas.getContext('2d');
  const across = context.createLinearGradient(0, 0, 600, 0);
  across.addColorStop(0, '#000');
  across.addColorStop(1, '#f00');
  context.fillStyle = across;
  context.fillRect(0, 0, 600, 400);
  context.globalCompositeOperation = 'lighter';
  const down = context.createLinearGradient(0, 0, 0, 400);
  down.addColorStop(0, '#000');
  down.addColorStop(1, '#0ff');
  context.fillStyle = down;
  context.fillRect(0, 0, 600, 400);
  return canvas as never as PrintImage;
}

const assets = assetsOf({ picture: photo });
const small = phoneSurface({ id: 'small', width: 70, height: 140, cutouts: [camera(roundedRect(6, 6, 20, 20, 5))] });
const large = phoneSurface({ id: 'large', width: 78, height: 162 });
const wrapped: Surface = { ...phoneSurface({ id: 'wrapped', width: 90, height: 170 }), wrap: mm(8), safeInset: mm(10) };

const inputFor = (own: Surface, other: Surface): PairInput => ({
  document: { version: DOCUMENT_VERSION, records: {} },
  own,
  other,
  side: 'left',
  photo: { asset: brand<AssetId>('a'.repeat(64)), width: 600, height: 400 },
  palette: [{ colour: hexColour('#d56542'), share: 1 }],
  names: { own: undefined, other: undefined },
  word: undefined,
  boxOf: () => ({ width: 1, height: 1 }),
  round: 0,
});

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** The pixels of one column of a printed half: x and the heights in mm on the surface. */
function columnOf(document: DesignDocument, surface: Surface, x: number, heights: readonly number[]): readonly Pixel[] {
  const { data, width } = renderRaster({ document, surface, assets, dpi: DPI }, { area: 'bleed', cut: 'bleed' });
  const box = bleedBox(surface);
  return heights.map((y) => {
    const at = (Math.round((y - box.y) * SCALE) * width + Math.round((x - box.x) * SCALE)) * 4;
    return [...data.subarray(at, at + 4)] as never as Pixel;
  });
}

const WHITE = { kind: 'colour', colour: hexColour('#ffffff') } as const;
const HEIGHTS = Array.from({ length: 45 }, (_, i) => -44 + i * 2);

/** Both halves at one distance from the seam, in the plane of both cases. */
function atSeam(kind: PairKind, own: Surface, other: Surface, distance: number) {
  const pair = pairOf(kind, inputFor(own, other));
  if (!pair) throw new Error(`${kind}: there is no pair`);
  const seam = seamOf({ left: own, right: other });
  const column = (side: 'left' | 'right', document: DesignDocument, surface: Surface) =>
    columnOf(
      document,
      surface,
      seam.onto(side, { x: distance, y: 0 }).x,
      HEIGHTS.map((y) => seam.onto(side, { x: 0, y }).y),
    );
  return { left: column('left', pair.own, own), right: column('right', pair.other, other) };
}

const furthest = ({ left, right }: ReturnType<typeof atSeam>): number =>
  Math.max(...left.flatMap((pixel, i) => pixel.map((value, n) => Math.abs(value - (right[i]?.[n] ?? -255)))));

describe('the seam of a pair', () => {
  it.each([
    ['the same model', large, large],
    ['a small and a large phone', small, large],
    ['a wrapped case and a plain one', wrapped, small],
  ] as const)('[ED-13.8] a photo over two cases runs on from one to the other: %s', (_, own, other) => {
    for (const distance of [-1.4, 0, 1.4]) {
      const columns = atSeam('photo', own, other, distance);
      expect([distance, furthest(columns) <= 3]).toEqual([distance, true]);
      expect(new Set(columns.left.map(String)).size).toBeGreaterThan(HEIGHTS.length / 2);
    }
  });

  it('[ED-13.8] the halves of a photo differ away from the seam', () => {
    const own = atSeam('photo', large, large, -20).left;
    const other = atSeam('photo', large, large, 20).right;
    expect(furthest({ left: own, right: other })).toBeGreaterThan(30);
  });

  it.each([
    ['the same model', large, large],
    ['a small and a large phone', small, large],
    ['a wrapped case and a plain one', wrapped, small],
  ] as const)('[ED-13.8] two halves of a heart are one heart at the seam: %s', (_, own, other) => {
    const { left, right } = atSeam('halves', own, other, 0);
    // The grounds differ, the photo does not: it is where both show the same.
    const same = left.map((pixel, i) => pixel.every((value, n) => Math.abs(value - (right[i]?.[n] ?? -255)) <= 4));
    expect(same.filter(Boolean).length).toBeGreaterThan(15);
    const [first, last] = [same.indexOf(true), same.lastIndexOf(true)];
    expect(same.slice(first, last + 1).every(Boolean)).toBe(true);
  });

  it.each([
    ['the same model', large, large],
    ['a small and a large phone', small, large],
    ['a wrapped case and a plain one', wrapped, small],
  ] as const)('[ED-13.12] what two people move over both runs on from one to the other: %s', (_, own, other) => {
    const begun = overBoth('photo', { photo: inputFor(own, other).photo, word: undefined, ink: WHITE, own });
    const [photoOver] = begun ? layersOf(begun) : [];
    if (!begun || !photoOver) throw new Error('there is no photo');
    const moved = { ...photoOver.placement, x: mm(6.3), y: mm(-9.1), scale: 1.3, rotation: degrees(14) };
    const shared = { ...begun, records: { ...begun.records, [photoOver.id]: { ...photoOver, placement: moved } } };
    const half = (surface: Surface, side: Side) =>
      applyDiff(EMPTY_DOCUMENT, withShared(EMPTY_DOCUMENT, shared, surface, side));
    const seam = seamOf({ left: own, right: other });
    for (const distance of [-1.4, 0, 1.4]) {
      const column = (side: Side, surface: Surface) =>
        columnOf(
          half(surface, side),
          surface,
          seam.onto(side, { x: distance, y: 0 }).x,
          HEIGHTS.map((y) => seam.onto(side, { x: 0, y }).y),
        );
      const columns = { left: column('left', own), right: column('right', other) };
      expect([distance, furthest(columns) <= 4]).toEqual([distance, true]);
      expect(new Set(columns.left.map(String)).size).toBeGreaterThan(HEIGHTS.length / 2);
    }
  });
});
