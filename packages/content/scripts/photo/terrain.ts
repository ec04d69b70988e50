import { clamp01, type Field, fractal, noiseFrom, smoothstep } from '../../src/art/noise.ts';
import { blended, type Direction, type Light, lit, normalised, SUN } from './light.ts';

/** Where the far shore begins, in metres. */
export const FAR_SHORE = 900;
export const MAX_DISTANCE_M = 15000;

const base = noiseFrom(401);
const broad = fractal(noiseFrom(402), 3);
const grit = fractal(noiseFrom(403), 5, 0.6);
const trees = noiseFrom(404);

/** Sharp ridges; each octave is strongest where the previous one is high (Musgrave's ridged multifractal). */
function ridged(octaves: number): Field {
  return (x, y) => {
    let sum = 0;
    let strength = 0.5;
    let carried = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      const scale = 2.02 ** octave;
      const crest = (1 - Math.abs(base(x * scale + octave * 31.7, y * scale + octave * 11.3))) ** 2;
      sum += crest * strength * carried;
      carried = clamp01(crest * 1.7);
      strength *= 0.5;
    }
    return sum;
  };
}

const COARSE = ridged(5);
const FINE = ridged(10);

/** Height of bare land above the lake, in metres. `fine` adds visible detail; the coarse land is enough for shadows. */
function landHeight(x: number, z: number, fine: boolean): number {
  const rise = smoothstep(FAR_SHORE + 300, 7000, z);
  // The valley runs away from the camera and a little to the right.
  const valley = smoothstep(100, 3300, Math.abs(x - 300 - z * 0.07));
  const peaks = (fine ? FINE : COARSE)(x / 3900 + 3.4, z / 3900 + 1.7);
  const beyond = Math.max(0, z - FAR_SHORE);
  const bank = smoothstep(0, 1100, beyond + 60 * broad(x / 300, z / 300));
  const hills = bank * (100 * broad(x / 900, z / 900) + 60) + 0.055 * beyond * (0.35 + 0.65 * valley) - 0.5;
  return (3150 * peaks - 420) * rise * (0.22 + 0.78 * valley) + hills;
}

/** Height above the lake of the visible surface, in metres: land, or the trees on it. */
export function heightAt(x: number, z: number): number {
  const land = landHeight(x, z, true);
  return land + 19 * canopy(x, z, land);
}

/** Conifers a few metres wide on everything below the tree line: 0 bare ground … 1 the top of a tall tree. */
function canopy(x: number, z: number, height: number): number {
  if (height < 2 || height > 900) return 0;
  const stand =
    smoothstep(-0.3, 0.05, broad(x / 210, z / 210)) *
    (1 - smoothstep(420, 780, height + 260 * broad(x / 300, z / 300)));
  return stand * clamp01(0.42 + 0.75 * trees(x / 7, z / 7)) * smoothstep(2, 9, height);
}

/** The light from a point of the land, before the effect of the air. */
export function landAt(x: number, z: number, distance: number): Light {
  const step = Math.max(5, distance * 0.0011);
  const here = landHeight(x, z, true);
  const normal = normalised([here - landHeight(x + step, z, true), step, here - landHeight(x, z + step, true)]);
  return lit(colourAt(x, z, here, normal), normal, shadowAt(x, z, here));
}

function colourAt(x: number, z: number, height: number, normal: Direction): Light {
  const rough = grit(x / 120, z / 120);
  const strata = 0.5 + 0.5 * Math.sin(height / 26 + 3 * rough);
  const rock = blended([0.13, 0.115, 0.105], [0.26, 0.235, 0.21], clamp01(0.5 + 0.6 * rough) * 0.7 + strata * 0.3);
  const meadow = blended([0.06, 0.085, 0.026], [0.13, 0.125, 0.045], clamp01(0.5 + rough));
  const crown = canopy(x, z, height);
  const forest = blended(
    [0.004, 0.009, 0.005],
    blended([0.05, 0.075, 0.022], [0.085, 0.08, 0.02], clamp01(0.4 + 1.2 * rough)),
    crown ** 1.4,
  );
  const line = height + 240 * rough;
  const low = blended(meadow, forest, smoothstep(0.02, 0.2, crown));
  const stone = blended(
    low,
    rock,
    Math.max(smoothstep(640, 960, line), (1 - smoothstep(0.5, 0.66, normal[1])) * smoothstep(300, 600, line)),
  );
  const snow = smoothstep(1000, 1400, line) * smoothstep(0.5, 0.66, normal[1] + 0.08 * rough);
  return blended(stone, [0.86, 0.88, 0.93], snow);
}

/** 0 in the shadow of other land, 1 in the sun, soft between. */
function shadowAt(x: number, z: number, height: number): number {
  let open = 1;
  for (let step = 1, reach = 70; step <= 9; step += 1, reach *= 1.6) {
    const above = height + SUN[1] * reach - landHeight(x + SUN[0] * reach, z + SUN[2] * reach, false);
    open = Math.min(open, clamp01(0.55 + above / (reach * 0.16)));
  }
  return open;
}
