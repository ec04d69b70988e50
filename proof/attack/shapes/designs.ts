import { type DesignDocument, EMPTY_DOCUMENT, PLAIN_TEXT } from '@cpc/design';

/**
 * Designs that are small to send and expensive to paint. Each grows with `size`, 0 … 1: 1 is the maximum of the format.
 */
export interface HostileDesign {
  readonly name: string;
  readonly make: (size: number) => DesignDocument;
}

type Layer = Readonly<Record<string, unknown>>;

const design = (layers: readonly Layer[], fill: Layer = { kind: 'none' }): DesignDocument =>
  ({
    ...EMPTY_DOCUMENT,
    records: {
      background: { id: 'background', type: 'background', fill },
      ...Object.fromEntries(
        layers.map((layer, n) => [`layer-${n}`, { ...BASE, ...layer, id: `layer-${n}`, stack: stackOf(n) }]),
      ),
    },
  }) as unknown as DesignDocument;

const PLACEMENT = { x: 38, y: 75, scale: 1, rotation: 0, flipX: false, flipY: false };
const BASE = { group: null, placement: PLACEMENT, opacity: 1, locked: false, hidden: false };
const stackOf = (n: number): string => `a${n.toString(36).padStart(6, '0')}`;
const upTo = (most: number, size: number): number => Math.max(1, Math.round(most * size));

/** A line that crosses the case back and forth, never twice the same way. */
function zigzag(points: number, phase: number): number[] {
  const flat: number[] = [];
  for (let n = 0; n < points; n += 1) {
    const x = Math.round(36 * Math.sin(n * 2.399 + phase) * 10) / 10;
    const y = Math.round(74 * Math.cos(n * 1.618 + phase) * 10) / 10;
    flat.push(x, y, 1);
  }
  return flat;
}

function doodle(brush: string, strokes: number, points: number, width: number): Layer {
  const stroke = (n: number) => ({ brush, colour: '#cc2233', width, opacity: 0.5, seed: n, points: zigzag(points, n) });
  return { type: 'doodle', width: 76, height: 150, strokes: Array.from({ length: strokes }, (_, n) => stroke(n)) };
}

const text = (layer: Layer): Layer => ({
  ...PLAIN_TEXT,
  type: 'text',
  text: 'Weiß çẞ ﷽ 永和九年 '.repeat(70).slice(0, 1_000),
  typeface: 'noto-sans',
  size: 8,
  ink: { kind: 'colour', colour: '#112233' },
  align: 'start',
  measure: 70,
  ...layer,
});

const shadow = (blur: number): Layer => ({ shadow: { colour: '#000000', dx: 1, dy: 1, blur } });
const stops = Array.from({ length: 8 }, (_, n) => ({ at: n / 7, colour: n % 2 === 0 ? '#ff0000' : '#0000ff' }));
const GRADIENT = { kind: 'gradient', shape: 'radial', angle: 0, stops };
const WALLPAPER = { kind: 'wallpaper', wallpaper: 'aurora-mesh-forest' };
const many = (count: number, make: (n: number) => Layer): readonly Layer[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** The stroke of the review had 24 × 10,000 points. */
const strokes = (brush: string): HostileDesign => ({
  name: brush,
  make: (size) => design([doodle(brush, 24, upTo(10_000, size), 3)]),
});

export const HOSTILE_DESIGNS: readonly HostileDesign[] = [
  ...['pen', 'marker', 'neon', 'spray', 'eraser'].map(strokes),
  { name: 'small strokes', make: (size) => design(many(upTo(40, size), () => doodle('pen', 500, 6, 20))) },
  { name: 'wide strokes', make: (size) => design(many(upTo(20, size), () => doodle('neon', 100, 10, 9_000))) },
  {
    name: 'bent texts',
    make: (size) => design(many(upTo(250, size), (n) => text({ arc: 300 - (n % 90), measure: null, ...shadow(5) }))),
  },
  { name: 'texts', make: (size) => design(many(upTo(250, size), () => text({}))) },
  {
    name: 'edges',
    make: (size) =>
      design(many(upTo(250, size), () => text({ ink: GRADIENT, edge: { colour: '#00ff00', width: 40 } }))),
  },
  {
    name: 'blurs',
    make: (size) =>
      design(
        many(upTo(2_000, size), () => text({ text: 'x', ...shadow(200) })),
        WALLPAPER,
      ),
  },
  {
    name: 'vast letters',
    make: (size) =>
      design(
        many(upTo(200, size), () =>
          text({ text: '﷽', size: 9_000, placement: { ...PLACEMENT, scale: 900 }, ...shadow(9_000) }),
        ),
      ),
  },
  {
    name: 'stickers',
    make: (size) =>
      design(
        many(upTo(2_000, size), (n) => ({
          type: 'sticker',
          sticker: 'cat',
          colours: [],
          width: 60,
          height: 60,
          placement: { ...PLACEMENT, rotation: n },
        })),
      ),
  },
];
