import type { Path, Rect } from '@cpc/design';

/** A rectangle around a path's points and handles; it contains its curves. */
export function pathBounds(path: Path): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const command of path) {
    for (let i = 1; i < command.length; i += 2) {
      const [x, y] = [command[i] as number, command[i + 1] as number];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}
