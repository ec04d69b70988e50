import { BLUE, GREEN, type Pixels, RED } from '../pixels.ts';
import { partly, type Steps } from '../steps.ts';
import { whiteBalance } from './balance.ts';
import { levelsOf } from './levels.ts';
import { type LocalAxis, localAxis, type LocalContrast, localContrast } from './local-contrast.ts';
import type { Gains } from './samples.ts';
import { type Tone, toneOf } from './tone.ts';
import { vibranceOf, vibranceShare } from './vibrance.ts';

/** The share of the local contrast in the new luma. More of it looks like a poster. */
const LOCAL = 0.35;
/** A colour is not strengthened more than this by what its brightness gains. */
const MAX_RATIO = 2.2;
const MAX_GAIN = 1.5;

interface Enhancement {
  readonly balance: Gains;
  readonly tone: Tone;
  readonly gain: number;
  readonly vibrance: number;
  readonly local: LocalContrast;
  readonly across: LocalAxis;
  readonly along: LocalAxis;
  /** 0 … 1: the share of the enhanced colour. */
  readonly share: number;
}

/**
 * Enhances the colours of a picture: white balance, levels, a little local contrast, and stronger weak colours. It changes
 * the given pixels, so that a large picture is in memory only once. Alpha stays. A picture of one colour stays as it is.
 * @param strength 0 … 1; 0 changes nothing
 * @returns the given pixels
 */
export function* enhance(pixels: Pixels, strength: number): Steps<Pixels> {
  const { width, height } = pixels;
  const balance = whiteBalance(pixels);
  const levels = levelsOf(pixels, balance);
  const share = Math.max(0, Math.min(1, strength)) * levels.trust;
  if (share === 0) return pixels;
  const tone = toneOf(balance, levels);
  const local = yield* partly(localContrast(pixels, tone), 0.05, 0.4);
  const enhancement: Enhancement = {
    balance,
    tone,
    gain: Math.min(MAX_GAIN, levels.gain),
    vibrance: vibranceOf(pixels, balance, levels.gain),
    local,
    across: localAxis(width, local.columns),
    along: localAxis(height, local.rows),
    share,
  };
  for (let y = 0; y < height; y += 1) {
    enhanceRow(pixels, y, enhancement);
    if (y % 64 === 63) yield 0.4 + (0.6 * (y + 1)) / height;
  }
  return pixels;
}

function enhanceRow({ data, width }: Pixels, y: number, by: Enhancement): void {
  const { balance, tone, across, share } = by;
  const { maps, columns } = by.local;
  const upper = 256 * columns * (by.along.tile[y] as number);
  const lower = 256 * columns * (by.along.next[y] as number);
  const down = by.along.share[y] as number;
  for (let x = 0, p = 4 * y * width; x < width; x += 1, p += 4) {
    if (data[p + 3] === 0) continue;
    const [r, g, b] = [data[p] as number, data[p + 1] as number, data[p + 2] as number];
    const toned = tone(r, g, b);
    const level = Math.floor(toned);
    const left = 256 * (across.tile[x] as number) + level;
    const right = 256 * (across.next[x] as number) + level;
    const along = across.share[x] as number;
    const top = (maps[upper + left] as number) * (1 - along) + (maps[upper + right] as number) * along;
    const bottom = (maps[lower + left] as number) * (1 - along) + (maps[lower + right] as number) * along;
    const luma = toned + (top * (1 - down) + bottom * down - toned) * LOCAL;
    const [red, green, blue] = [r * balance[0], g * balance[1], b * balance[2]];
    const before = RED * red + GREEN * green + BLUE * blue;
    const strength = colourStrength(luma, before, by) * (1 + by.vibrance * vibranceShare(red, green, blue));
    data[p] = r + (luma + (red - before) * strength - r) * share;
    data[p + 1] = g + (luma + (green - before) * strength - g) * share;
    data[p + 2] = b + (luma + (blue - before) * strength - b) * share;
  }
}

/** A colour keeps up with its brightness, within limits. */
function colourStrength(luma: number, before: number, { gain }: Enhancement): number {
  const ratio = Math.min(MAX_RATIO, (luma + 2) / (before + 2));
  return Math.max(ratio, gain) * 0.5 + ratio * 0.5;
}
