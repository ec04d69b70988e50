import {
  type DesignDocument,
  DOCUMENT_VERSION,
  type DoodleLayer,
  type Layer,
  type LayerId,
  type PictureLayer,
  PLAIN_LOOK,
  type Stroke,
  type TextLayer,
} from '@cpc/design';
import { doodle, picture, sticker, stroke, text } from '@cpc/design/testing';
import { type AssetId, brand, mm } from '@cpc/domain';

/** A design of the calibration: mostly one thing, so that its cost is visible. */
export interface Scene {
  readonly name: string;
  readonly document: DesignDocument;
}

const designOf = (layers: readonly Layer[]): DesignDocument => {
  const stacked = layers.map((layer, n) => ({
    ...layer,
    id: brand<LayerId>(`layer-${n}`),
    stack: `a${String(n).padStart(5, '0')}`,
  }));
  const background = { id: 'background', type: 'background', fill: { kind: 'none' } } as const;
  return {
    version: DOCUMENT_VERSION,
    records: Object.fromEntries([background, ...stacked].map((one) => [one.id, one])),
  };
};

const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** A pseudo-random number 0 … 1 for every whole number. */
const chance = (n: number): number => Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1;

/** A zigzag down an area, as a hand fills it. */
const scribble = (count: number, width = 60, height = 120): number[] =>
  many(count, (i) => [
    Math.sin(i * 0.3) * width * 0.42 + Math.sin(i * 0.0013) * 4,
    (i / count - 0.5) * height * 0.8 + Math.cos(i * 0.3) * height * 0.04,
    0.5 + 0.3 * Math.sin(i / 20),
  ]).flat();

/** Lines of small curls, as a hand writes. */
const writing = (count: number): number[] =>
  many(count, (i) => [
    ((i * 0.12) % 60) - 30 + Math.cos(i * 0.5),
    Math.floor((i * 0.12) / 60) * 3 - 40 + Math.sin(i * 0.5),
    0.6,
  ]).flat();

/** Random points, unlike any hand drawing. */
const wild = (count: number, size: number): number[] =>
  many(count, (i) => [(chance(2 * i) - 0.5) * size, (chance(2 * i + 1) - 0.5) * size * 2, 0.6]).flat();

const line = (brush: Stroke['brush'], points: readonly number[], width = 1.6, more: Partial<Stroke> = {}): Stroke =>
  stroke({ brush, points: points.map((value) => Math.round(value * 1e3) / 1e3), width: mm(width), ...more });

const drawn = (...strokes: readonly Stroke[]): DoodleLayer => doodle({ strokes, width: mm(60), height: mm(120) });

const HAN = '自助定制手机壳生日快乐你好世界晚安春夏秋冬山川湖海日月星辰花鸟鱼虫红橙黄绿青蓝紫';
const han = (count: number): string =>
  many(count, (i) => `${HAN[i % HAN.length]}${i % 20 === 19 ? '\n' : ''}`)
    .join('')
    .slice(0, count);
const latin = (count: number): string => 'The quick brown fox jumps over it\n'.repeat(count / 30 + 1).slice(0, count);

const words = (
  written: string,
  n: number,
  more: Partial<Omit<TextLayer, 'id' | 'type' | 'placement'>> = {},
): TextLayer =>
  text({ at: [20 + chance(n) * 40, 30 + chance(n + 0.5) * 100], text: `${written}${n}`, size: mm(3), ...more });

const shadow = (blur: number): TextLayer['shadow'] => ({ dx: mm(1), dy: mm(1), blur: mm(blur), colour: BLACK });
const BLACK = stroke().colour;
const edge: TextLayer['edge'] = { colour: BLACK, width: mm(0.4) };

const photo = (
  n: number,
  width: number,
  more: Partial<Omit<PictureLayer, 'id' | 'type' | 'placement'>> = {},
): PictureLayer =>
  picture({
    asset: brand<AssetId>('photo'),
    width: mm(width),
    height: mm(width * 1.3),
    ...more,
    at: [40, 80 + n / 10],
  });

const LAYERS: Readonly<Record<string, () => readonly Layer[]>> = {
  'pen, a scribble of 10,000 points': () => [drawn(line('pen', scribble(10_000)))],
  'pen, writing of 10,000 points': () => [drawn(line('pen', writing(10_000)))],
  'pen, 400 lines of 60 points': () => [drawn(...many(400, () => line('pen', scribble(60))))],
  'pen, 2,000 small lines': () => many(4, () => drawn(...many(500, (i) => line('pen', scribble(20, 4, 4 + (i % 3)))))),
  'pen, wild, 2,000 points': () => [drawn(line('pen', wild(2_000, 80)))],
  'pen, wild, 8,000 points': () => [drawn(line('pen', wild(8_000, 80)))],
  'pen, wild, 16,000 points': () =>
    many(2, () => drawn(line('pen', wild(8_000, 80)), line('pen', wild(8_000, 70)))).slice(1),
  'pen, wild, 8,000 points on 5 mm': () => [drawn(line('pen', wild(8_000, 5), 0.4))],
  'marker, 10,000 points': () => [drawn(line('marker', scribble(10_000), 5))],
  'eraser, 10,000 points': () => [drawn(line('pen', scribble(100), 8), line('eraser', scribble(10_000)))],
  'neon, 20 large': () => [drawn(...many(20, () => line('neon', scribble(100), 2)))],
  'neon, 20 large, half there': () => [drawn(...many(20, () => line('neon', scribble(100), 2, { opacity: 0.5 })))],
  'neon, 100 small': () => [drawn(...many(100, () => line('neon', scribble(20, 6, 6), 1)))],
  'neon, 1 of 5,000 points': () => [drawn(line('neon', scribble(5_000)))],
  'spray, 10 long': () => [drawn(...many(10, () => line('spray', scribble(200), 8)))],
  'spray, 60 dots': () => [drawn(...many(60, () => line('spray', scribble(5, 4, 4), 8)))],
  'texts, 5 × 1,000 Latin': () => many(5, (n) => words(latin(990), n)),
  'texts, 5 × 1,000 Latin in capitals': () => many(5, (n) => words(latin(990), n, { capitals: true })),
  'texts, 5 × 1,000 Latin, Homemade Apple': () => many(5, (n) => words(latin(990), n, { typeface: 'homemade-apple' })),
  'texts, 5 × 1,000 Latin, Rubik Bubbles': () => many(5, (n) => words(latin(990), n, { typeface: 'rubik-bubbles' })),
  'texts, 5 × 1,000 Han': () => many(5, (n) => words(han(990), n)),
  'texts, 300 × 10 Han': () => many(300, (n) => words(han(10), n)),
  'texts, 5 × 1,000 Han, vertical': () => many(5, (n) => words(han(990), n, { direction: 'vertical' })),
  'texts, 10 × 200 Han, bent': () => many(10, (n) => words(han(190), n, { arc: 270 })),
  'texts, 10 × 200 Han, outlined': () => many(10, (n) => words(han(190), n, { edge })),
  'texts, 5 × 1,000 Han of 60 mm': () => many(5, (n) => words(han(990), n, { size: mm(60) })),
  'texts, 5 × 1,000 Han of 0.3 mm': () => many(5, (n) => words(han(990), n, { size: mm(0.3) })),
  'texts, 60 with shadows': () => many(60, (n) => words('Hello', n, { size: mm(12), shadow: shadow(1) })),
  'texts, 60 outlined with shadows': () =>
    many(60, (n) => words('Hello', n, { size: mm(12), shadow: shadow(1), edge })),
  'texts, 60 the same, half there': () =>
    many(60, (n) => ({ ...words('Hello', n, { size: mm(12), shadow: shadow(1), edge }), opacity: 0.5 })),
  'texts, 20 outlined with wide shadows': () =>
    many(20, (n) => words('Hello', n, { size: mm(12), shadow: shadow(10), edge })),
  'pictures, 60 small': () => many(60, (n) => photo(n, 20)),
  'pictures, 60 large, masked': () => many(60, (n) => photo(n, 100, { mask: 'flower' })),
  'stickers, 300 small': () =>
    many(300, (n) =>
      sticker({ sticker: 'one', at: [chance(n) * 80, chance(n + 0.5) * 165], width: mm(15), height: mm(15) }),
    ),
  'stickers, 40 large': () => many(40, () => sticker({ sticker: 'one', width: mm(150), height: mm(150) })),
};

/** Pictures are decoded once per look. */
const LOOKS: Readonly<Record<string, () => readonly Layer[]>> = {
  'pictures, 1 as it is': () => [photo(0, 20)],
  'pictures, 4 looks of one': () => many(4, (n) => photo(n, 20, { look: { ...PLAIN_LOOK, brightness: 0.1 + n / 10 } })),
};

export const EMPTY: Scene = { name: 'nothing', document: designOf([]) };

export const SCENES: readonly Scene[] = Object.entries({ ...LAYERS, ...LOOKS }).map(([name, layers]) => ({
  name,
  document: designOf(layers()),
}));
