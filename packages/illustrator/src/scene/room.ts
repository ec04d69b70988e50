import { overlaps, type Box, type Studio } from '../draw/studio.ts';

/** Whether a box, with a little air around it, lies on no other figure and on nothing that must stay clear. */
export function isClear({ keepOut, figures, unit }: Studio, box: Box): boolean {
  const air = unit;
  const wide = { x: box.x - air, y: box.y - air, width: box.width + 2 * air, height: box.height + 2 * air };
  return ![...keepOut, ...figures].some((other) => overlaps(wide, other));
}

/** How far a box is moved for room, as shares of the picture: the nearest first. */
const DOWN = [0, 0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4, 0.5, -0.5];
const ASIDE = [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6];
/** A smaller figure is not seen. */
const MIN_SIZE = 0.2;

/**
 * Moves and shrinks a box until it lies clear, keeping its proportions: first down and up, then sideways, then smaller.
 * @returns undefined if there is no room
 */
export function roomFor(studio: Studio, wanted: Box): Box | undefined {
  const { width, height } = studio;
  for (let size = 1; size > MIN_SIZE; size *= 0.86) {
    const w = wanted.width * size;
    const h = wanted.height * size;
    for (const down of DOWN)
      for (const aside of ASIDE) {
        const box = {
          x: wanted.x + (wanted.width - w) / 2 + aside * width,
          y: wanted.y + (wanted.height - h) + down * height,
          width: w,
          height: h,
        };
        const inside = box.x >= -w * 0.08 && box.x + w <= width + w * 0.08 && box.y >= 0 && box.y + h <= height * 1.02;
        if ((inside || (down === 0 && aside === 0 && size === 1)) && isClear(studio, box)) return box;
      }
  }
  return undefined;
}
