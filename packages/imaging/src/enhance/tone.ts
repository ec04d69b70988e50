import { FINE, type Levels } from './levels.ts';
import { type Gains, lumaOf } from './samples.ts';

/** The luma of a pixel after white balance and levels, 0 … 255. */
export type Tone = (red: number, green: number, blue: number) => number;

export function toneOf(balance: Gains, { curve }: Levels): Tone {
  const last = curve.length - 1;
  return (red, green, blue) => curve[Math.min(last, Math.floor(lumaOf(balance, red, green, blue) * FINE))] as number;
}
