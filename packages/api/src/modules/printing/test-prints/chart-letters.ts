import type { DeviceBox } from '@cpc/paint/node';

/** A dot-matrix font: five columns of seven points per letter, the topmost point in the lowest bit. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': '3e5149453e',
  '1': '00427f4000',
  '2': '4261514946',
  '3': '2141454b31',
  '4': '1814127f10',
  '5': '2745454539',
  '6': '3c4a494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
};

const [COLUMNS, ROWS] = [5, 7];
/** Columns from one letter to the next. */
const PITCH = COLUMNS + 1;

/** The width of a word of this height, in mm. */
export const wordWidth = (word: string, height: number): number => ((word.length * PITCH - 1) * height) / ROWS;

/** A word of capitals and digits as boxes, from its top left corner. Lengths in mm. */
export function wordBoxes(word: string, x: number, y: number, height: number, inks: readonly number[]): DeviceBox[] {
  const point = height / ROWS;
  return Array.from(word).flatMap((letter, index) =>
    Array.from({ length: COLUMNS }, (_, column) => column).flatMap((column) => {
      const bits = Number.parseInt((LETTERS[letter] ?? '').slice(2 * column, 2 * column + 2) || '0', 16);
      const left = x + (index * PITCH + column) * point;
      return runsOf(bits).map(([from, to]) => ({
        x: left,
        y: y + from * point,
        width: point,
        height: (to - from) * point,
        inks,
      }));
    }),
  );
}

/** Runs of adjacent points: the first, and the one after the last. */
function runsOf(bits: number): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let row = 0; row < ROWS; row++) {
    if (!((bits >> row) & 1)) continue;
    const last = runs.at(-1);
    if (last?.[1] === row) last[1] = row + 1;
    else runs.push([row, row + 1]);
  }
  return runs;
}
