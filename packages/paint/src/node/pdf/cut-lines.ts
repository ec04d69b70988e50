import { type Path, type Point, type Region, regionPaths, shapeContains } from '@cpc/design';

/** Distance between tested points of a line, in mm, and number of pieces of a curve that must be cut. */
const STEP = 0.05;
const PIECES = 64;

/**
 * The lines that a cutter follows to cut a region out: its outline and its holes, without the parts inside another hole
 * or outside the outline. There the material is cut away already.
 */
export function cutLines(region: Region): readonly Path[] {
  const { outline, holes } = regionPaths(region);
  const others = (hole: number) => region.holes.filter((_, index) => index !== hole);
  const inHole = (point: Point, among: Region['holes']): boolean => among.some((hole) => shapeContains(hole, point));
  return [
    ...linesInside(outline, (point) => !inHole(point, region.holes)),
    ...holes.flatMap((path, hole) =>
      linesInside(path, (point) => shapeContains(region.outline, point) && !inHole(point, others(hole))),
    ),
  ];
}

/** The whole path if all of it is kept, otherwise the kept open lines. */
function linesInside(path: Path, isInside: (point: Point) => boolean): Path[] {
  const points = pointsOf(path);
  const inside = points.map(isInside);
  if (inside.every(Boolean)) return path.length > 0 ? [path] : [];
  // Starts at a point that is left out, so that no line is split at the start of the path.
  const from = inside.indexOf(false);
  const lines: Point[][] = [];
  let open = false;
  for (let step = 1; step <= points.length; step++) {
    const index = (from + step) % points.length;
    const point = points[index];
    if (!point || !inside[index]) open = false;
    else if (open) lines.at(-1)?.push(point);
    else {
      lines.push([point]);
      open = true;
    }
  }
  return lines.map((line) => line.map(({ x, y }, i) => [i === 0 ? 'move' : 'line', x, y] as const));
}

/** Points along a closed path, close together. */
function pointsOf(path: Path): Point[] {
  const points: Point[] = [];
  const [start] = path;
  for (const command of path) {
    const from = points.at(-1);
    if (command[0] === 'move' || !from) {
      if (command[0] !== 'close') points.push({ x: command[1], y: command[2] });
    } else if (command[0] === 'cubic') points.push(...alongCurve(from, command));
    else if (command[0] === 'line') points.push(...alongLine(from, { x: command[1], y: command[2] }));
    else if (start?.[0] === 'move') points.push(...alongLine(from, { x: start[1], y: start[2] }));
  }
  return points;
}

function alongLine(from: Point, to: Point): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: count }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / count,
    y: from.y + ((to.y - from.y) * (i + 1)) / count,
  }));
}

function alongCurve(from: Point, [, x1, y1, x2, y2, x, y]: Path[number] & { 0: 'cubic' }): Point[] {
  const at = (t: number, a: number, b: number, c: number, d: number): number =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
  return Array.from({ length: PIECES }, (_, i) => {
    const t = (i + 1) / PIECES;
    return { x: at(t, from.x, x1, x2, x), y: at(t, from.y, y1, y2, y) };
  });
}
