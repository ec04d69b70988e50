import { emptyPixels, type Pixels } from '../pixels.ts';
import type { Steps } from '../steps.ts';
import { type Channels, joinRows, splitRows } from './channels.ts';
import { enlargeAlpha, enlargeLuma, enlargeSmoothly, REACH } from './enlarge.ts';

/** How often each side is multiplied. */
export const TIMES = [2, 3, 4] as const;
export type Times = (typeof TIMES)[number];

/** Pixels of the result that are in work at a time: about 40 bytes each. */
const STRIP = 2_000_000;

/**
 * Super-resolution without a model: a larger picture with sharper edges than resampling gives. It adds no detail that the
 * source does not have. The picture is made in strips, and is the same for every size of strip.
 * @param strip pixels of the result in one strip, about
 */
export function* upscale(source: Pixels, times: Times, strip = STRIP): Steps<Pixels> {
  const { width, height } = source;
  const result = emptyPixels(width * times, height * times);
  const rows = Math.max(1, Math.round(strip / (width * times * times)));
  for (let start = 0; start < height; start += rows) {
    const end = Math.min(height, start + rows);
    const [above, below] = [Math.max(0, start - REACH), Math.min(height, end + REACH)];
    const enlarged = enlargeAll(splitRows(source, above, below), times);
    joinRows(enlarged, (start - above) * times, result, [start * times, end * times]);
    yield end / height;
  }
  return result;
}

const enlargeAll = ({ luma, blue, red, alpha }: Channels, times: Times): Channels => ({
  luma: enlargeLuma(luma, times),
  blue: enlargeSmoothly(blue, times),
  red: enlargeSmoothly(red, times),
  alpha: alpha && enlargeAlpha(alpha, times),
});
