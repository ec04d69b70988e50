import { sequence } from './sequence.ts';

/**
 * One scene for all pages: a design with 100 layers, 720 × 1280 px; one photograph is dragged across the others.
 */
export const SCENE = { width: 720, height: 1280, layers: 100, photos: 10 } as const;

/** Start of the dragged photograph; other layers keep a distance from it, so that a press hits it. */
export const START = { x: 590, y: 1110 } as const;
const DRAGGED = { width: 200, height: 150 } as const;
const CLEAR = 125;

export const STICKERS = ['rocket', 'avocado', 'unicorn', 'rainbow', 'sparkles', 'pizza', 'crown', 'cat-face'] as const;
const WORDS = ['Hello you', 'good vibes', 'Lissabon 2026', 'STAY WILD', 'love, Mia', 'cafe & mar'] as const;
export const FONTS = ['pacifico', 'bangers', 'oswald', 'permanent-marker'] as const;
const BRUSHES = ['pen', 'marker', 'neon'] as const;
const COLOURS = ['#ff4d6d', '#ffd23f', '#3ddc97', '#4cc9f0', '#9b5de5', '#ffffff'] as const;

/** Centre on the scene in px, degrees. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

export interface Photo extends Place {
  readonly kind: 'photo';
  /** Index of the photograph. */
  readonly photo: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is cut to a rectangle with round corners. */
  readonly rounded: boolean;
}

export interface Sticker extends Place {
  readonly kind: 'sticker';
  readonly sticker: (typeof STICKERS)[number];
  readonly size: number;
}

export interface Words extends Place {
  readonly kind: 'text';
  readonly text: string;
  readonly font: (typeof FONTS)[number];
  /** Em, px. */
  readonly size: number;
  readonly colour: string;
  /** Whether it has an edge around the letters and a soft shadow. */
  readonly decorated: boolean;
}

export interface Doodle extends Place {
  readonly kind: 'doodle';
  readonly brush: (typeof BRUSHES)[number];
  readonly colour: string;
  /** Width of the line, px. */
  readonly thickness: number;
  readonly width: number;
  readonly height: number;
  /** x and y alternate, from the centre, px. */
  readonly points: readonly number[];
}

export type Item = Photo | Sticker | Words | Doodle;

/**
 * In every five: two photographs (a quarter of them rounded), a sticker, a text (half of them decorated) and a doodle.
 */
const KINDS = ['photo', 'sticker', 'photo', 'text', 'doodle'] as const;

/** The middle layer of the stack; a photograph for every count that ten divides. */
export const draggedOf = (count: number): number => count / 2;

/** From lowest to topmost; the same on every run. */
export function items(count: number = SCENE.layers): readonly Item[] {
  const random = sequence(20_261_121);
  return Array.from({ length: count }, (_, i): Item => {
    if (i === draggedOf(count)) return { kind: 'photo', photo: 0, ...START, rotation: 8, ...DRAGGED, rounded: false };
    for (;;) {
      const place = { x: random() * SCENE.width, y: random() * SCENE.height, rotation: random() * 60 - 30 };
      const item = itemAt(i, place, random);
      if (Math.hypot(item.x - START.x, item.y - START.y) > CLEAR + reachOf(item)) return item;
    }
  });
}

function itemAt(i: number, place: Place, random: () => number): Item {
  const round = Math.floor(i / KINDS.length);
  const kind = KINDS[i % KINDS.length] ?? 'photo';
  const colour = COLOURS[i % COLOURS.length] ?? '#ffffff';
  if (kind === 'photo') {
    const width = 140 + random() * 120;
    return { kind, ...place, photo: i % SCENE.photos, width, height: width * 0.75, rounded: i % 4 === 0 };
  }
  if (kind === 'sticker')
    return { kind, ...place, sticker: STICKERS[round % STICKERS.length] ?? 'rocket', size: 60 + random() * 80 };
  if (kind === 'text') {
    const text = WORDS[round % WORDS.length] ?? '';
    const font = FONTS[round % FONTS.length] ?? 'pacifico';
    return { kind, ...place, text, font, size: 28 + random() * 30, colour, decorated: round % 2 === 0 };
  }
  const width = 120 + random() * 120;
  const brush = BRUSHES[round % BRUSHES.length] ?? 'pen';
  return { kind, ...place, brush, colour, thickness: 5 + random() * 8, ...scribble(width, random) };
}

/** A wave like a hand's, with 120 readings per second. */
function scribble(width: number, random: () => number) {
  const height = width * 0.4;
  const [waves, count] = [2 + random() * 3, 96];
  const points = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    return [(t - 0.5) * width, (Math.sin(t * waves * 2 * Math.PI) * height) / 2];
  });
  return { width, height, points: points.flat() };
}

function reachOf(item: Item): number {
  if (item.kind === 'sticker') return item.size * 0.71;
  if (item.kind === 'text') return item.text.length * item.size * 0.35;
  return Math.hypot(item.width, item.height) / 2;
}
