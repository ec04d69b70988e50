import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentDirectory } from '@cpc/content';
import type { Colour, DesignDocument, DesignRecord, Layer, LayerId, Stroke, Surface, TextLayer } from '@cpc/design';
import { type AssetId, brand, degrees, mm } from '@cpc/domain';
import type { AssetSource } from '@cpc/paint/node';
import type { TypefaceManifest } from '@cpc/paint/text';

/** The case of the measurements: 80 × 165 mm, with a camera hole and 2 mm of bleed. */
export const SURFACE: Surface = {
  id: brand('bench'),
  category: 'phoneCase',
  width: mm(80),
  height: mm(165),
  outline: { kind: 'roundedRect', x: mm(0), y: mm(0), width: mm(80), height: mm(165), radius: mm(11) },
  cutouts: [
    {
      role: 'camera',
      shape: { kind: 'roundedRect', x: mm(6), y: mm(6), width: mm(36), height: mm(38), radius: mm(9) },
    },
  ],
  bleed: mm(2),
  safeInset: mm(3),
  keepOut: mm(2),
};

const colour = (value: string): Colour => value as Colour;

const base = (id: string, x: number, y: number, rotation = 0) => ({
  id: brand<LayerId>(id),
  stack: id,
  placement: { x: mm(x), y: mm(y), scale: 1, rotation: degrees(rotation), flipX: false, flipY: false },
  opacity: 1,
  locked: false,
  hidden: false,
});

function wave(height: number): number[] {
  const point = (i: number): number[] => [
    (i / 79 - 0.5) * 60,
    Math.sin(i / 6) * height,
    0.3 + 0.7 * Math.sin(i / 13) ** 2,
  ];
  return Array.from({ length: 80 }, (_, i) => point(i)).flat();
}

const stroke = (brush: Stroke['brush'], ink: string, width: number, height: number): Stroke => ({
  brush,
  colour: colour(ink),
  width: mm(width),
  points: wave(height),
});

const words = (id: string, text: string, y: number, rotation: number): TextLayer => ({
  ...base(id, 40, y, rotation),
  type: 'text',
  text,
  typeface: 'source-han-sans',
  size: mm(8),
  colour: colour('#fff7e6'),
  align: 'centre',
});

const STICKERS = ['red-heart', 'fox', 'rainbow', 'rocket', 'panda', 'sparkles'];

const LAYERS: readonly Layer[] = [
  { ...base('a0', 40, 80, -6), type: 'picture', asset: brand<AssetId>('photo'), width: mm(66), height: mm(88) },
  { ...base('a1', 62, 30, 9), type: 'picture', asset: brand<AssetId>('photo'), width: mm(24), height: mm(32) },
  ...STICKERS.map(
    (sticker, index): Layer => ({
      ...base(`b${index}`, 12 + index * 11, 130 + (index % 2) * 9, index * 20),
      type: 'sticker',
      sticker,
      width: mm(15),
      height: mm(15),
    }),
  ),
  words('c0', 'Summer 2026', 52, -4),
  words('c1', '自助定制手机壳', 66, 0),
  words('c2', 'মাছ ปลา سمكة', 150, 3),
  {
    ...base('d0', 40, 108),
    type: 'doodle',
    width: mm(60),
    height: mm(20),
    strokes: [stroke('pen', '#ffffff', 1.6, 7), stroke('marker', '#ffe600', 5, -5)],
  },
];

/** A rich design: a gradient, a photograph twice, six stickers, three texts in five scripts, two strokes. */
export const DOCUMENT: DesignDocument = {
  version: 1,
  records: Object.fromEntries(
    [
      {
        id: 'background',
        type: 'background',
        fill: {
          kind: 'gradient',
          angle: degrees(60),
          stops: [
            { at: 0, colour: colour('#ff7a59') },
            { at: 1, colour: colour('#3a1c71') },
          ],
        },
      } satisfies DesignRecord,
      ...LAYERS,
    ].map((record) => [record.id, record]),
  ),
};

/** Where the scene's files come from: the demo catalogue, and its photograph for every picture. */
export function sceneSource(): AssetSource {
  const read = (...path: string[]): Promise<Uint8Array> => readFile(join(contentDirectory(), ...path));
  return {
    picture: () => read('..', 'photos', 'mountain-lake.jpg'),
    sticker: (key) => read('stickers', `${key}.png`),
    wallpaper: (key) => read('wallpapers', `${key}.jpg`),
    fonts: {
      manifest: async (key) =>
        JSON.parse(new TextDecoder().decode(await read('fonts', `${key}.json`))) as TypefaceManifest,
      face: (url) => read(url),
    },
  };
}
