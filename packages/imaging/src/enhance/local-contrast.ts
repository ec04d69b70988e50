import type { Pixels } from '../pixels.ts';
import type { Steps } from '../steps.ts';
import type { Tone } from './tone.ts';
import { VISIBLE } from './samples.ts';

const MAX_TILES = 8;
/** A tile of fewer pixels a side has too few of them for a histogram. */
const MIN_SIDE_PX = 24;
/** A level counts at most this many times as often as an even spread: noise in flat parts stays noise. */
const CLIP = 2;

/** The tiles of a picture, each with the new luma for every level. */
export interface LocalContrast {
  readonly columns: number;
  readonly rows: number;
  /** 256 levels for each tile, row by row. */
  readonly maps: Float32Array;
}

const tilesAlong = (side: number): number => Math.max(1, Math.min(MAX_TILES, Math.floor(side / MIN_SIDE_PX)));

/**
 * Contrast-limited adaptive histogram equalization: Zuiderveld, "Contrast limited adaptive histogram equalization",
 * Graphics Gems IV (1994). The mapping of a pixel is interpolated between the tiles around it ({@link localAxis}).
 */
export function* localContrast({ data, width, height }: Pixels, tone: Tone): Steps<LocalContrast> {
  const [columns, rows] = [tilesAlong(width), tilesAlong(height)];
  const counts = new Float32Array(columns * rows * 256);
  const tile = Int32Array.from({ length: width }, (_, x) => 256 * Math.floor((x * columns) / width));
  for (let y = 0; y < height; y += 1) {
    const base = 256 * columns * Math.floor((y * rows) / height);
    for (let x = 0, p = 4 * y * width; x < width; x += 1, p += 4) {
      if ((data[p + 3] as number) < VISIBLE) continue;
      const level = tone(data[p] as number, data[p + 1] as number, data[p + 2] as number);
      const at = base + (tile[x] as number) + Math.floor(level);
      counts[at] = (counts[at] as number) + 1;
    }
    if (y % 64 === 63) yield (y + 1) / height;
  }
  for (let start = 0; start < counts.length; start += 256) equalize(counts.subarray(start, start + 256));
  return { columns, rows, maps: counts };
}

/** Turns the counts of a tile into its mapping. A tile of which nothing is visible maps each level to itself. */
function equalize(counts: Float32Array): void {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.forEach((_, level) => (counts[level] = level));
  const most = (CLIP * total) / 256;
  const excess = counts.reduce((sum, count) => sum + Math.max(0, count - most), 0);
  let sum = 0;
  counts.forEach((count, level) => {
    sum += Math.min(count, most) + excess / 256;
    counts[level] = (sum / total) * 255;
  });
}

/** For each pixel of an axis: the tile whose middle lies before it, the next one, and the share of that one. */
export interface LocalAxis {
  readonly tile: Int32Array;
  readonly next: Int32Array;
  readonly share: Float32Array;
}

export function localAxis(side: number, tiles: number): LocalAxis {
  const at = (i: number): number => Math.max(0, Math.min(tiles - 1, ((i + 0.5) / side) * tiles - 0.5));
  const length = { length: side };
  return {
    tile: Int32Array.from(length, (_, i) => Math.floor(at(i))),
    next: Int32Array.from(length, (_, i) => Math.min(tiles - 1, Math.floor(at(i)) + 1)),
    share: Float32Array.from(length, (_, i) => at(i) - Math.floor(at(i))),
  };
}
