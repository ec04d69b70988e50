import { type Colour, contrast, luminance } from '@cpc/design';
import { hex, type Mark } from './pen.ts';

/** Marks in nearly the colour of their ground are seen from this contrast on; preflight asks for 1.35. */
const MIN_CONTRAST = 1.39;

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A mark whose colour is as far from that of its ground as preflight wants; one in the colour of the ground stays: it covers. */
export function seenOn(ground: Colour, mark: Mark): Mark {
  if (hex(mark.colour) === ground) return mark;
  const [from, to] = [channels(ground), channels(hex(mark.colour))];
  const isFar = to.some((value, i) => Math.abs(value - (from[i] ?? 0)) > 60);
  for (let by = 1; !isFar && by < 8; by += 0.15) {
    const moved = to.map((value, i) =>
      Math.round(Math.min(255, Math.max(0, (from[i] ?? 0) + (value - (from[i] ?? 0)) * by))),
    );
    const colour = moved.map((value) => value.toString(16).padStart(2, '0')).join('');
    if (contrast(luminance(hex(colour)), luminance(ground)) >= MIN_CONTRAST) return { ...mark, colour };
  }
  return mark;
}
