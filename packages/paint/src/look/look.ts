import { isPlainLook, type PictureLook } from '@cpc/design';
import { type Curve, curveAt } from './curve.ts';
import { type ColourMatrix, FILTER_RECIPES, type FilterRecipe, saturate } from './filters.ts';

/** Between the two tables a channel has 12 bits, so that two curves in a row leave no visible steps. */
const FINE = 4095;
/** How far beyond black and white a colour matrix may lead at most: four times the range. */
const BEYOND = 4 * (FINE + 1);
/** Fixed-point unit of the colour matrix: whole numbers are the same on every machine. */
const UNIT = 1024;

/**
 * Changes a picture's colours in place. It works per pixel and in whole numbers, so a proxy and the whole picture, a
 * browser and a server give the same result. Order: tone (brightness, contrast, warmth), saturation, filter.
 * @param rgba 8 bits per channel, straight alpha, which stays unchanged
 */
export function applyLook(rgba: Uint8ClampedArray, look: PictureLook): void {
  if (isPlainLook(look)) return;
  const { entry, mix, exit } = tablesOf(look);
  const [inR, inG, inB] = entry;
  const [outR, outG, outB] = exit;
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = mix;
  for (let i = 0; i < rgba.length; i += 4) {
    const r = inR[rgba[i] as number] as number;
    const g = inG[rgba[i + 1] as number] as number;
    const b = inB[rgba[i + 2] as number] as number;
    const red = (rr * r + rg * g + rb * b) >> 10;
    const green = (gr * r + gg * g + gb * b) >> 10;
    const blue = (br * r + bg * g + bb * b) >> 10;
    rgba[i] = outR[red + BEYOND] as number;
    rgba[i + 1] = outG[green + BEYOND] as number;
    rgba[i + 2] = outB[blue + BEYOND] as number;
  }
}

interface Tables {
  /** By 8-bit value: the 12-bit value that enters the matrix. */
  readonly entry: readonly [Int32Array, Int32Array, Int32Array];
  /** In fixed point. */
  readonly mix: ColourMatrix;
  /** By the output of the matrix, from far below black to far above white: the 8-bit value. */
  readonly exit: readonly [Uint8Array, Uint8Array, Uint8Array];
}

function tablesOf(look: PictureLook): Tables {
  const { mix, tones } = recipeOf(look);
  return {
    entry: entryTables(look),
    mix: mapMatrix(multiply(mix, saturate(1 + look.saturation)), (share) => Math.round(share * UNIT)),
    exit: eachOnce(tones, exitTable),
  };
}

const SAME: Curve = [
  [0, 0],
  [1, 1],
];
const NO_FILTER: FilterRecipe = { mix: saturate(1), tones: [SAME, SAME, SAME] };

type Tone = (x: number) => number;

/** The filter at its strength: its matrix and curves, blended with the neutral ones. */
function recipeOf({ filter, strength }: PictureLook): { mix: ColourMatrix; tones: readonly [Tone, Tone, Tone] } {
  const { mix, tones } = filter === null ? NO_FILTER : FILTER_RECIPES[filter];
  const part = (from: number, to: number): number => from + (to - from) * strength;
  const blended = (curve: Curve): Tone => {
    const at = curveAt(curve);
    return (x) => part(x, at(x));
  };
  return {
    mix: mapMatrix(NO_FILTER.mix, (share, i) => part(share, mix[i] ?? 0)),
    tones: eachOnce(tones, blended),
  };
}

type Channels<Value> = readonly [Value, Value, Value];

/** Changes the values of the three channels; equal ones only once. */
function eachOnce<From, To>([red, green, blue]: Channels<From>, change: (value: From) => To): Channels<To> {
  const first = change(red);
  const second = green === red ? first : change(green);
  return [first, second, blue === red ? first : blue === green ? second : change(blue)];
}

function mapMatrix(m: ColourMatrix, change: (share: number, index: number) => number): ColourMatrix {
  return [
    ...([change(m[0], 0), change(m[1], 1), change(m[2], 2)] as const),
    ...([change(m[3], 3), change(m[4], 4), change(m[5], 5)] as const),
    ...([change(m[6], 6), change(m[7], 7), change(m[8], 8)] as const),
  ];
}

/** Effect of the sliders at their ends. */
const REACH = { brightness: 0.5, contrast: 0.25, warmth: 0.14 } as const;

function entryTables({ brightness, contrast, warmth }: PictureLook): Tables['entry'] {
  // Brightness lifts the midtones, so that black stays black and white stays white.
  const middle = 0.5 + brightness * REACH.brightness * 0.5;
  const lift = curveAt([
    [0, 0],
    [0.5, middle],
    [1, 1 + Math.min(0, brightness) * 0.12],
  ]);
  const swing = contrast * REACH.contrast;
  const tilt =
    contrast >= 0
      ? curveAt([
          [0, 0],
          [0.25, 0.25 - swing * 0.5],
          [0.5, 0.5],
          [0.75, 0.75 + swing * 0.5],
          [1, 1],
        ])
      : curveAt([
          [0, -swing * 0.8],
          [0.5, 0.5],
          [1, 1 + swing * 0.8],
        ]);
  // Warmth adds red and removes blue. Green follows red a little; otherwise skin would turn pink.
  const table = (share: number): Int32Array => {
    const gain = (1 + warmth * REACH.warmth * share) * FINE;
    return Int32Array.from({ length: 256 }, (_, value) => Math.round(tilt(lift(value / 255)) * gain));
  };
  return [table(1), table(0.12), table(-1)];
}

/** The table includes values below black and above white, so that no pixel needs a range check. */
function exitTable(tone: (x: number) => number): Uint8Array {
  const byte = (fine: number): number => Math.min(255, Math.max(0, Math.round(tone(fine / FINE) * 255)));
  const table = new Uint8Array(3 * BEYOND).fill(byte(0), 0, BEYOND).fill(byte(FINE), BEYOND + FINE);
  for (let fine = 1; fine < FINE; fine++) table[BEYOND + fine] = byte(fine);
  return table;
}

/** The matrix that applies `first`, then `then`. */
function multiply(then: ColourMatrix, first: ColourMatrix): ColourMatrix {
  return mapMatrix(then, (_, i) => {
    const [row, column] = [i - (i % 3), i % 3];
    return [0, 1, 2].reduce((sum, k) => sum + (then[row + k] ?? 0) * (first[k * 3 + column] ?? 0), 0);
  });
}
