import {
  type Colour,
  DOCUMENT_VERSION,
  type DesignDocument,
  type DesignRecord,
  type DoodleLayer,
  type Fill,
  type Layer,
  type LayerId,
  type PictureLayer,
  PLAIN_TEXT,
  type Placement,
  type Stroke,
  type TextLayer,
  hexColour,
  PLAIN_PICTURE,
} from '@cpc/design';
import { camera, phoneSurface, roundedRect } from '@cpc/design/testing';
import { type AssetId, brand, degrees, mm } from '@cpc/domain';
import { createCanvas } from '@napi-rs/canvas';
import type { PaintAssets } from '../assets/assets.ts';
import { createSilhouettes } from '../silhouettes.ts';
import { PRINT_CANVASES, printTarget } from '../node/raster/canvas.ts';
import type { PrintImage } from '../node/raster/decode.ts';

/** A case of 60 × 120 mm with a camera and a flash that overlaps it. */
export const CASE = phoneSurface({
  id: 'case',
  width: 60,
  height: 120,
  radius: 9,
  cutouts: [
    camera(roundedRect(5, 5, 24, 26, 6)),
    { role: 'flash', shape: { kind: 'ellipse', cx: mm(31), cy: mm(18), rx: mm(4), ry: mm(4) } },
  ],
});

export const colour = (value: string): Colour => hexColour(value);

export function at(
  x: number,
  y: number,
  more: { scale?: number; rotation?: number; flipX?: boolean; flipY?: boolean } = {},
): Placement {
  const { scale = 1, rotation = 0, flipX = false, flipY = false } = more;
  return { x: mm(x), y: mm(y), scale, rotation: degrees(rotation), flipX, flipY };
}

let made = 0;
const base = (placement: Placement) => {
  made += 1;
  return {
    id: brand<LayerId>(`layer-${made}`),
    stack: `a${String(made).padStart(6, '0')}`,
    placement,
    opacity: 1,
    locked: false,
    hidden: false,
    group: null,
  };
};

export function picture(asset: string, width: number, height: number, placement: Placement): PictureLayer {
  return {
    ...base(placement),
    type: 'picture',
    asset: brand<AssetId>(asset),
    width: mm(width),
    height: mm(height),
    ...PLAIN_PICTURE,
  };
}

export function text(words: string, size: number, placement: Placement): TextLayer {
  return {
    ...base(placement),
    type: 'text',
    text: words,
    typeface: 'noto-sans',
    size: mm(size),
    ink: { kind: 'colour', colour: colour('#102030') },
    align: 'centre',
    ...PLAIN_TEXT,
  };
}

export function stroke(brush: Stroke['brush'], paint: string, width: number, points: readonly number[]): Stroke {
  return { brush, colour: colour(paint), width: mm(width), opacity: 1, seed: 1, points };
}

export function doodle(strokes: readonly Stroke[], placement: Placement): DoodleLayer {
  return { ...base(placement), type: 'doodle', width: mm(40), height: mm(20), strokes };
}

/** A wave along a doodle's box, with rising and falling pressure. */
export function wave(height = 8, length = 40): number[] {
  return Array.from({ length: 40 }, (_, i) => [
    (i / 39 - 0.5) * length,
    Math.sin(i / 4) * height,
    0.3 + 0.7 * Math.sin(i / 13) ** 2,
  ]).flat();
}

export function design(fill: Fill, ...layers: readonly Layer[]): DesignDocument {
  const records: DesignRecord[] = [{ id: 'background', type: 'background', fill }, ...layers];
  return { version: DOCUMENT_VERSION, records: Object.fromEntries(records.map((record) => [record.id, record])) };
}

export const DUSK: Fill = {
  kind: 'gradient',
  shape: 'linear',
  angle: degrees(60),
  stops: [
    { at: 0, colour: colour('#ff7a59') },
    { at: 1, colour: colour('#3a1c71') },
  ],
};

/** A picture with a different colour in every quarter and a soft transparent edge. */
export function quarters(width: number, height: number): PrintImage {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  ['#e6194b', '#3cb44b', '#4363d8', '#ffe119'].forEach((fill, index) => {
    context.fillStyle = fill;
    context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  });
  return canvas;
}

export function assetsOf(given: Partial<PaintAssets<PrintImage>>): PaintAssets<PrintImage> {
  const nothing = () => undefined;
  const shown = { picture: nothing, sticker: nothing, wallpaper: nothing, outline: nothing, ...given };
  return { ...createSilhouettes(PRINT_CANVASES, shown.picture), ...shown };
}

/** A transparent canvas to paint on. */
export function easel(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const target = printTarget(context);
  return {
    canvas,
    context,
    target,
    pixels: (): Uint8ClampedArray => context.getImageData(0, 0, width, height).data,
    pixel: (x: number, y: number): number[] => [...context.getImageData(x, y, 1, 1).data],
  };
}
