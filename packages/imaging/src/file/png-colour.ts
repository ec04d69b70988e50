import { viewOf } from './bytes.ts';
import type { Chunk } from './chunk.ts';
import { greyProfile, matrixProfile } from './profile.ts';
import { type Primaries, xyzUnderD50 } from './primaries.ts';

/** A coded value, 0 … 1, as light. */
type ToLight = (value: number) => number;

const D65 = [0.3127, 0.329] as const;
const SRGB: Primaries = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06], D65];
const power =
  (exponent: number): ToLight =>
  (value) =>
    value ** exponent;
const srgbLight: ToLight = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** ITU-T H.273, table 2. */
const PRIMARIES: Readonly<Record<number, Primaries>> = {
  1: SRGB,
  9: [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], D65],
  12: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], D65],
};
/** ITU-T H.273, table 3. */
const CURVES: Readonly<Record<number, ToLight>> = { 4: power(2.2), 5: power(2.8), 8: power(1), 13: srgbLight };

/**
 * The ICC profile for the colours of a PNG that says them by other chunks, in their order of precedence (PNG 3, 4.3).
 * @param head its sound chunks before the pixels, the header first
 * @returns undefined if it has a profile already, if its colours are sRGB, or if they are of no kind that is known here
 */
export function profileOf(head: readonly Chunk[]): Uint8Array | undefined {
  const chunk = (type: string) => head.find((one) => one.type === type)?.data;
  const isGrey = ((chunk('IHDR')?.[9] ?? 0) & 2) === 0;
  const made = (primaries: Primaries, toLight: ToLight) =>
    isGrey ? greyProfile(toLight) : matrixProfile(xyzUnderD50(primaries), toLight);
  const coded = chunk('cICP');
  const [primaries, curve] = [PRIMARIES[coded?.[0] ?? 0], CURVES[coded?.[1] ?? 0]];
  if (primaries && curve) return made(primaries, curve);
  if (coded || chunk('iCCP') || chunk('sRGB')) return undefined;
  const gamma = exponentIn(chunk('gAMA'));
  const named = primariesIn(chunk('cHRM'));
  // Primaries alone say nothing of light: browsers do not guess.
  if (gamma === undefined || (named === undefined && Math.abs(gamma / 2.2 - 1) < SAME)) return undefined;
  return made(named ?? SRGB, power(gamma));
}

/** Without primaries, a gamma near to 1/2.2 is how programs say sRGB: libpng does not convert it either. */
const SAME = 0.05;

function exponentIn(gama: Uint8Array | undefined): number | undefined {
  const value = gama?.length === 4 ? viewOf(gama).getUint32(0) : 0;
  return value > 0 ? 1e5 / value : undefined;
}

/** White comes first, then red, green and blue (PNG 3, 11.3.2.1). */
function primariesIn(chrm: Uint8Array | undefined): Primaries | undefined {
  if (chrm?.length !== 32) return undefined;
  const at = (n: number) => [viewOf(chrm).getUint32(8 * n) / 1e5, viewOf(chrm).getUint32(8 * n + 4) / 1e5] as const;
  const [white, red, green, blue] = [at(0), at(1), at(2), at(3)];
  const isReal = [white, red, green, blue].every(([x, y]) => y > 0 && x + y <= 1);
  return isReal && area(red, green, blue) > 0.01 ? [red, green, blue, white] : undefined;
}

type Xy = Primaries[number];

/** Twice the area of a triangle. */
const area = ([ax, ay]: Xy, [bx, by]: Xy, [cx, cy]: Xy): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));
