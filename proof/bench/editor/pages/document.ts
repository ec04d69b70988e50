import {
  addLayer,
  applyDiff,
  type Colour,
  type DesignDocument,
  type DoodleLayer,
  EMPTY_DOCUMENT,
  type Layer,
  type LayerId,
  type PictureLayer,
  PLAIN_TEXT,
  type StickerLayer,
  type TextLayer,
  PLAIN_PICTURE,
} from '@cpc/design';
import { type AssetId, degrees, mm } from '@cpc/domain';
import { type Doodle, type Item, items, type Photo, type Sticker, type Words } from './scene.ts';

/** Pixels of the scene per mm: the case is 90 × 160 mm. */
export const PX_PER_MM = 8;

/** The scene as a design. */
export const sceneDocument = (count: number): DesignDocument =>
  items(count).reduce((document, item, i) => applyDiff(document, addLayer(layerOf(item, i))), EMPTY_DOCUMENT);

function layerOf(item: Item, i: number): Layer {
  const base = baseOf(item, i);
  if (item.kind === 'photo') return picture(item, base);
  if (item.kind === 'sticker') return sticker(item, base);
  return item.kind === 'text' ? text(item, base) : doodle(item, base);
}

const lengthOf = (px: number) => mm(px / PX_PER_MM);

type Base = ReturnType<typeof baseOf>;

const baseOf = ({ x, y, rotation }: Item, i: number) => ({
  id: `layer-${i}` as LayerId,
  group: null,
  stack: `b${String(i).padStart(4, '0')}V`,
  placement: {
    x: lengthOf(x),
    y: lengthOf(y),
    scale: 1,
    rotation: degrees(rotation),
    flipX: false,
    flipY: false,
  },
  opacity: 1,
  locked: false,
  hidden: false,
});

const picture = ({ photo, width, height, rounded }: Photo, base: Base): PictureLayer => ({
  ...base,
  type: 'picture',
  asset: String(photo).padStart(64, '0') as AssetId,
  width: lengthOf(width),
  height: lengthOf(height),
  ...PLAIN_PICTURE,
  mask: rounded ? 'rounded' : null,
});

const sticker = ({ sticker: key, size }: Sticker, base: Base): StickerLayer => ({
  ...base,
  type: 'sticker',
  sticker: key,
  colours: [],
  width: lengthOf(size),
  height: lengthOf(size),
});

const text = ({ text: words, font, size, colour, decorated }: Words, base: Base): TextLayer => ({
  ...base,
  type: 'text',
  ...PLAIN_TEXT,
  text: words,
  typeface: font,
  size: lengthOf(size),
  ink: { kind: 'colour', colour: colour as Colour },
  align: 'centre',
  edge: decorated ? { colour: '#16161c' as Colour, width: lengthOf(size / 16) } : null,
  shadow: decorated
    ? {
        colour: '#000000' as Colour,
        dx: lengthOf(size / 16),
        dy: lengthOf(size / 16),
        blur: lengthOf(size / 6),
      }
    : null,
});

/** Mean pen pressure: the pressure of our line varies around it. The other libraries draw lines of constant width. */
const PRESSURE = 0.5;

function doodle({ brush, colour, thickness, width, height, points }: Doodle, base: Base): DoodleLayer {
  const triples = Array.from({ length: points.length / 2 }, (_, i) => [
    (points[2 * i] ?? 0) / PX_PER_MM,
    (points[2 * i + 1] ?? 0) / PX_PER_MM,
    PRESSURE + 0.2 * Math.sin(i / 6),
  ]);
  return {
    ...base,
    type: 'doodle',
    width: lengthOf(width),
    height: lengthOf(height),
    strokes: [
      {
        brush,
        colour: colour as Colour,
        width: lengthOf(thickness),
        opacity: brush === 'marker' ? 0.6 : 1,
        seed: 1,
        points: triples.flat(),
      },
    ],
  };
}
