import { boxAround, cubicAt, type Path, type Point, type Rect } from '@cpc/design';

/** A closed line of straight pieces: a part of a letter's edge. */
export interface Contour {
  readonly points: readonly Point[];
  readonly box: Rect;
}

/** Straight pieces per curve of a letter; enough to measure a stroke's width. */
const PIECES = 4;

/** The closed lines of a path. */
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
