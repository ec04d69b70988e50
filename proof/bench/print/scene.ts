import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkIn, contentDirectory } from '@cpc/content';
import {
  type Colour,
  DOCUMENT_VERSION,
  type DesignDocument,
  type DesignRecord,
  type Gradient,
  type Layer,
  type LayerId,
  PLAIN_TEXT,
  type PictureLayer,
  type Stroke,
  type TextLayer,
  PLAIN_PICTURE,
} from '@cpc/design';
import { camera, phoneSurface, roundedRect } from '@cpc/design/testing';
import { type AssetId, brand, degrees, mm } from '@cpc/domain';
import type { AssetSource } from '@cpc/paint/node';
import type { TypefaceManifest } from '@cpc/paint/text';
import sharp from 'sharp';

/** The case of the measurements: 80 × 165 mm, with a camera hole and 2 mm of bleed. */
export const SURFACE = phoneSurface({
  id: 'bench',
  height: 165,
  radius: 11,
  cutouts: [camera(roundedRect(6, 6, 36, 38, 9))],
});

const colour = (value: string): Colour => value as Colour;

const gradient = (angle: number, from: string, to: string): Gradient => ({
  kind: 'gradient',
  shape: 'linear',
  angle: degrees(angle),
  stops: [
    { at: 0, colour: colour(from) },
    { at: 1, colour: colour(to) },
  ],
});

export const BACKGROUND = gradient(60, '#ff7a59', '#3a1c71');

const base = (id: string, x: number, y: number, rotation = 0) => ({
  id: brand<LayerId>(id),
  stack: id,
  group: null,
  placement: { x: mm(x), y: mm(y), scale: 1, rotation: degrees(rotation), flipX: false, flipY: false },
  opacity: 1,
  locked: false,
  hidden: false,
});

const photo = (id: string, place: [x: number, y: number, rotation: number], width: number): PictureLayer => ({
  ...base(id, ...place),
  type: 'picture',
  asset: brand<AssetId>('photo'),
  width: mm(width),
  height: mm((width * 4) / 3),
  ...PLAIN_PICTURE,
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
  opacity: 1,
  seed: 1,
  points: wave(height),
});

const words = (id: string, text: string, y: number, rotation: number): TextLayer => ({
  ...base(id, 40, y, rotation),
  type: 'text',
  text,
  typeface: 'source-han-sans',
  size: mm(8),
  ink: { kind: 'colour', colour: colour('#fff7e6') },
  align: 'centre',
  ...PLAIN_TEXT,
});

const shadow = { colour: colour('#1a0b33'), dx: mm(0.6), dy: mm(0.8), blur: mm(1.6) };
const STICKERS = ['one', 'two', 'three', 'four', 'five', 'six'];

const LAYERS: readonly Layer[] = [
  photo('a0', [40, 80, -6], 66),
  photo('a1', [62, 30, 9], 24),
  ...STICKERS.map(
    (sticker, index): Layer => ({
      ...base(`b${index}`, 12 + index * 11, 130 + (index % 2) * 9, index * 20),
      type: 'sticker',
      sticker,
      colours: [],
      width: mm(15),
      height: mm(15),
    }),
  ),
  { ...words('c0', 'Summer 2026', 52, -4), shadow },
  {
    ...words('c1', '自助定制手机壳', 66, 0),
    ink: gradient(0, '#ffe600', '#ff2bd6'),
    edge: { colour: colour('#ffffff'), width: mm(0.5) },
    shadow,
  },
  words('c2', 'মাছ ปลา سمكة', 150, 3),
  {
    ...base('d0', 40, 108),
    type: 'doodle',
    width: mm(60),
    height: mm(20),
    strokes: [stroke('neon', '#2bd6ff', 2.4, 7), stroke('marker', '#ffe600', 5, -5)],
  },
];

/**
 * A rich design: a gradient, a photograph twice, six stickers, three texts in five scripts with shadows, an edge and a
 * gradient, a neon line and a marker line.
 */
export const DOCUMENT: DesignDocument = {
  version: DOCUMENT_VERSION,
  records: Object.fromEntries(
    [{ id: 'background', type: 'background', fill: BACKGROUND } satisfies DesignRecord, ...LAYERS].map((record) => [
      record.id,
      record,
    ]),
  ),
};

const PHOTOS = join(contentDirectory(), '..', 'photos');
const fileOf = { picture: 'photo.jpg', sticker: (key: string) => `${key}.png` };

/** Writes the scene's files into a folder: a photograph of 12 megapixels as an upload stores it, and round stickers. */
export async function prepareFiles(folder: string): Promise<void> {
  const upload = sharp(join(PHOTOS, 'mountain-lake.jpg')).autoOrient().toColourspace('srgb');
  await upload.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toFile(join(folder, fileOf.picture));
  const circle = Buffer.from('<svg width="512" height="512"><circle cx="256" cy="256" r="250"/></svg>');
  for (const [index, key] of STICKERS.entries()) {
    await sharp(join(PHOTOS, 'raccoon.jpg'))
      .resize(512, 512)
      .modulate({ hue: index * 60 })
      .composite([{ input: circle, blend: 'dest-in' }])
      .png()
      .toFile(join(folder, fileOf.sticker(key)));
  }
}

const parsed = <File>(bytes: Uint8Array): File => JSON.parse(new TextDecoder().decode(bytes));

/** Provides the scene's files: from the prepared folder, and the demo catalogue's typefaces. */
export function sceneSource(folder: string): AssetSource {
  const content = (path: string): Promise<Uint8Array> => readFile(join(contentDirectory(), path));
  return {
    picture: () => readFile(join(folder, fileOf.picture)),
    sticker: (key) => readFile(join(folder, fileOf.sticker(key))),
    wallpaper: (key) => Promise.reject(new Error(`the scene has no wallpaper ${key}`)),
    fonts: {
      manifest: async (key): Promise<TypefaceManifest> => parsed(await content(`fonts/${key}.json`)),
      face: (url) => content(url),
      emojiManifest: async () => parsed(await content('emoji/index.json')),
      emoji: async ({ key }) => parsed(await artworkIn(contentDirectory()).emoji(key)),
    },
  };
}
