import type { Size } from '../../target.ts';
import { emptyPlate, layAlpha } from './plates.ts';
import { STRIP_ROWS } from './strips.ts';
import { whitePlate } from './underbase.ts';

/**
 * @returns the white under the strip of {@link STRIP_ROWS} rows that starts at this row, when the next strip has come
 */
export type WhiteStrips = (from: number, data: Uint8ClampedArray) => Promise<Uint8Array>;

interface Waiting {
  readonly alpha: Uint8Array;
  readonly settle: (white: Uint8Array) => void;
}

/**
 * The white plate ({@link whitePlate}) of a picture that arrives strip by strip, from top to bottom. Edges in the
 * strips above and below count, too, and the whole plate is never in memory.
 * @param choke pixels
 * @throws RangeError if the choke extends beyond the next strip
 */
export function whiteStrips({ width, height }: Size, choke: number): WhiteStrips {
  const reach = Math.round(choke) * width;
  if (reach > STRIP_ROWS * width)
    throw new RangeError(`white: expected a choke of at most ${STRIP_ROWS} px, got ${choke}`);
  let above = new Uint8Array();
  let waiting: Waiting | undefined;
  const lay = ({ alpha, settle }: Waiting, below: Uint8Array): void => {
    const all = Buffer.concat([above, alpha, below]);
    const white = whitePlate({ width, height: all.length / width, alpha: all }, choke);
    settle(white.subarray(above.length, above.length + alpha.length));
    above = alpha.slice(Math.max(0, alpha.length - reach));
  };
  return (from, data) => {
    const count = data.length / 4 / width;
    const plate = emptyPlate({ width, height: count });
    layAlpha(plate, 0, data);
    const { alpha } = plate;
    if (waiting) lay(waiting, alpha.subarray(0, reach));
    return new Promise((settle) => {
      waiting = { alpha, settle };
      if (from + count >= height) lay(waiting, new Uint8Array());
    });
  };
}
