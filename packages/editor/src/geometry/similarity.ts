import type { Point } from '@cpc/design';

/**
 * A map of the plane that keeps shapes: it rotates, scales and shifts. It is the complex function z → a·z + b
 * with a = re + im·i and b = x + y·i. The y axis points down, so a positive angle rotates clockwise.
 */
export interface Similarity {
  readonly re: number;
  readonly im: number;
  readonly x: number;
  readonly y: number;
}

export const IDENTITY: Similarity = { re: 1, im: 0, x: 0, y: 0 };

export function shift(x: number, y: number): Similarity {
  return { re: 1, im: 0, x, y };
}

export function applySimilarity(s: Similarity, p: Point): Point {
  return { x: s.re * p.x - s.im * p.y + s.x, y: s.im * p.x + s.re * p.y + s.y };
}

/** The map that applies `inner` first, then `outer`. */
export function compose(outer: Similarity, inner: Similarity): Similarity {
  const b = applySimilarity(outer, inner);
  return {
    re: outer.re * inner.re - outer.im * inner.im,
    im: outer.im * inner.re + outer.re * inner.im,
    x: b.x,
    y: b.y,
  };
}

export const scaleOf = (s: Similarity): number => Math.hypot(s.re, s.im);
/** Degrees clockwise, −180 … 180. */
export const rotationOf = (s: Similarity): number => (Math.atan2(s.im, s.re) * 180) / Math.PI;

/** The similarity that takes two points to two points. If two of the points coincide, it only shifts. */
export function takingPair(from: readonly [Point, Point], to: readonly [Point, Point]): Similarity {
  const before = { x: from[1].x - from[0].x, y: from[1].y - from[0].y };
  const after = { x: to[1].x - to[0].x, y: to[1].y - to[0].y };
  const length = before.x * before.x + before.y * before.y;
  if (length === 0 || (after.x === 0 && after.y === 0)) return shift(to[0].x - from[0].x, to[0].y - from[0].y);
  const re = (after.x * before.x + after.y * before.y) / length;
  const im = (after.y * before.x - after.x * before.y) / length;
  return { re, im, x: to[0].x - (re * from[0].x - im * from[0].y), y: to[0].y - (im * from[0].x + re * from[0].y) };
}

/** Rotates and scales about a fixed centre so that `from` moves to `to`: a corner handle. */
export function similarityAbout(centre: Point, from: Point, to: Point): Similarity {
  return takingPair([centre, from], [centre, to]);
}

/** Rotates and scales about a fixed centre by given amounts. */
export function about(centre: Point, scale: number, rotation: number): Similarity {
  const angle = (rotation * Math.PI) / 180;
  const re = scale * Math.cos(angle);
  const im = scale * Math.sin(angle);
  return { re, im, x: centre.x - (re * centre.x - im * centre.y), y: centre.y - (im * centre.x + re * centre.y) };
}
