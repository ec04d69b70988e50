import { overlaps, type Box, type Studio } from '../draw/studio.ts';

/** Whether nothing that must stay clear lies under a box, with a little air around it. */
export function isClear({ keepOut, unit }: Studio, box: Box): boolean {
  const air = unit;
  return !keepOut.some((hole) =>
    overlaps({ x: box.x - air, y: box.y - air, width: box.width + 2 * air, height: box.height + 2 * air }, hole),
  );
}

/**
 * Moves and shrinks a box until it lies clear of `keepOut`, keeping its proportions: first down and up, then sideways,
 * then smaller. Gives a small box in the clearest corner if the holes leave no room.
 */
export function clearBox(studio: Studio, wanted: Box): Box {
  const { width, height } = studio;
  for (let size = 1; size > 0.2; size *= 0.86) {
    const w = wanted.width * size;
    const h = wanted.height * size;
    for (const down of [0, 0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.4])
      for (const aside of [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3]) {
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
  return { x: width * 0.4, y: height * 0.6, width: wanted.width * 0.2, height: wanted.height * 0.2 };
}
