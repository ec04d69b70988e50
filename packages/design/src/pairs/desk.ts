import type { TextLayer } from '../document/layers/text.ts';
import type { WordsAt } from '../ideas/page.ts';
import type { Tones } from '../ideas/tones.ts';
import type { WordBox } from '../names/spot.ts';
import { frameOf, quietRegion } from '../surface/quiet.ts';
import { regionContains } from '../surface/geometry.ts';
import type { Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import type { Side } from './seam.ts';

/** Words with a typeface that can write them, and their size in em. */
export interface Lettering {
  readonly text: string;
  readonly typeface: string;
  readonly box: WordBox;
}

/** What the kinds of pairs are composed with that do not continue a design. */
export interface PairDesk {
  readonly tones: Tones;
  /** The names of the two, each on its half; undefined for none. */
  readonly names: Readonly<Record<Side, Lettering | undefined>>;
  readonly round: number;
}

/** A line is higher than its letters. */
const LETTERS_HIGH = 0.76;
/** Room for an edge around the letters, em. */
const MARGIN = 0.16;

/** The largest size of letters, mm, at which words fit into a box, at most `most`. */
export function sizeIn({ width, height }: Pick<Rect, 'width' | 'height'>, box: WordBox, most: number): number {
  const size = Math.min(width / (box.width + MARGIN), height / (box.height * LETTERS_HIGH + MARGIN), most);
  return Math.floor(size * 100) / 100;
}

/** Words in the middle of a box. */
export const wordsIn = ({ x, y, width, height }: Rect, size: number): WordsAt => ({
  x: x + width / 2,
  y: y + height / 2,
  size,
});

/** The fields of a layer that writes words in one ink. */
export const written = (
  { text, typeface }: Lettering,
  ink: TextLayer['ink'],
): Pick<TextLayer, 'text' | 'typeface' | 'ink'> => ({ text, typeface, ink });

/** Distance between the tested rows and columns, mm. */
const STEP = 1;

/** The largest part of the frame's width, between two heights, that is clear of the camera and the edges. */
export function clearBand(surface: Surface, top: number, bottom: number): Rect | undefined {
  const frame = frameOf(surface);
  const quiet = quietRegion(surface);
  const middle = frame.x + frame.width / 2;
  const rows = Array.from({ length: Math.max(1, Math.ceil((bottom - top) / STEP)) + 1 }, (_, i) =>
    Math.min(bottom, top + i * STEP),
  );
  for (let half = surface.width / 2; half > 4; half -= STEP / 2) {
    const isFree = rows.every((y) =>
      [-half, -half / 2, 0, half / 2, half].every((x) => regionContains(quiet, { x: middle + x, y })),
    );
    if (isFree) return { x: middle - half, y: top, width: 2 * half, height: bottom - top };
  }
  return undefined;
}
