import { boxAround, cubicAt, type Path, type Point, type Rect } from '@cpc/design';

/** A closed line of straight pieces: what a letter's edge is made of. */
export interface Contour {
  readonly points: readonly Point[];
  readonly box: Rect;
}

/** Straight pieces a curve of a letter is cut into; a tenth of a stroke's breadth is told apart with fewer. */
const PIECES = 4;

/** The closed lines of a path, one by one. */
export function contoursOf(path: Path): readonly Contour[] {
  const contours: Point[][] = [];
  for (const command of path) {
    if (command[0] === 'close') continue;
    if (command[0] === 'move') contours.push([]);
    const points = contours.at(-1);
    const from = points?.at(-1);
    if (command[0] !== 'cubic') points?.push({ x: command[1], y: command[2] });
    else if (from) points?.push(...curve(from, command));
  }
  return contours.filter((points) => points.length > 2).map((points) => ({ points, box: boxAround(points) }));
}

function curve(
  { x: x0, y: y0 }: Point,
  [, x1, y1, x2, y2, x, y]: Extract<Path[number], readonly ['cubic', ...number[]]>,
) {
  return Array.from({ length: PIECES }, (_, n) => {
    const t = (n + 1) / PIECES;
    return { x: cubicAt(x0, x1, x2, x, t), y: cubicAt(y0, y1, y2, y, t) };
  });
}
