import type { Colour } from '../colour.ts';
import { chromaOf, colourOf, type Lab, labDistance, labOf } from './oklab.ts';

/** A colour of a picture, and the share of the picture that looks like it: 0 … 1. */
export interface Swatch {
  readonly colour: Colour;
  readonly share: number;
}

/** Pixels as a canvas gives them: red, green, blue, alpha, 0 … 255 each. */
export interface Rgba {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** At most this many pixels are read. */
const SAMPLES = 4_096;
/** Pixels less opaque than this do not count. */
const MIN_ALPHA = 128;
const ROUNDS = 12;
/** Two swatches nearer than this look the same. */
const MIN_DISTANCE = 0.07;
/** How much more a colourful pixel counts than a grey one when the first middles are chosen. */
const CHROMA_WEIGHT = 6;

/**
 * The colours of a picture, the most frequent first: clusters of its pixels in OKLab by k-means. The middles begin far
 * from each other (k-means++ with the farthest point), so that a small bright spot gets its own. The same pixels give the
 * same palette. Empty for a picture without opaque pixels.
 * @param most how many colours at most
 */
export function paletteOf(pixels: Rgba, most = 6): readonly Swatch[] {
  const points = sampled(pixels);
  if (points.length === 0) return [];
  let middles = farMiddles(points, most);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = clustered(points, middles);
    middles = middles.map((middle, i) => {
      const sum = sums[i];
      return sum && sum.count > 0 ? meanOf(sum) : middle;
    });
  }
  const sums = clustered(points, middles);
  const swatches = middles.map((lab, i) => ({ lab, count: sums[i]?.count ?? 0 })).filter(({ count }) => count > 0);
  return merged(swatches.toSorted((a, b) => b.count - a.count)).map(({ lab, count }) => ({
    colour: colourOf(lab),
    share: count / points.length,
  }));
}

function sampled({ width, height, data }: Rgba): readonly Lab[] {
  const count = width * height;
  const step = Math.max(1, Math.ceil(count / SAMPLES));
  const points: Lab[] = [];
  for (let i = 0; i < count; i += step) {
    if ((data[4 * i + 3] ?? 0) < MIN_ALPHA) continue;
    points.push(labOf(data[4 * i] ?? 0, data[4 * i + 1] ?? 0, data[4 * i + 2] ?? 0));
  }
  return points;
}

/** The mean colour first, then always the point that is farthest from all middles so far. */
function farMiddles(points: readonly Lab[], most: number): readonly Lab[] {
  const middles = clustered(points, [{ l: 0, a: 0, b: 0 }]).map(meanOf);
  const far = points.map(() => Number.POSITIVE_INFINITY);
  while (middles.length < most + 1) {
    const last = middles.at(-1) as Lab;
    let best = 0;
    let reach = 0;
    points.forEach((point, i) => {
      far[i] = Math.min(far[i] ?? 0, labDistance(point, last));
      const weighed = (far[i] ?? 0) * (1 + CHROMA_WEIGHT * chromaOf(point));
      if (weighed > reach) [best, reach] = [i, weighed];
    });
    if ((far[best] ?? 0) < MIN_DISTANCE) break;
    middles.push(points[best] as Lab);
  }
  // The mean is only where the search begins: it is often a colour that the picture does not have.
  return middles.length > 1 ? middles.slice(1) : middles;
}

/** The sums of the points that are nearest to each middle, with their number. */
function clustered(points: readonly Lab[], middles: readonly Lab[]): readonly Sum[] {
  const sums: Sum[] = middles.map(() => ({ l: 0, a: 0, b: 0, count: 0 }));
  for (const point of points) {
    const sum = sums[nearestOf(point, middles)];
    if (sum === undefined) continue;
    sum.l += point.l;
    sum.a += point.a;
    sum.b += point.b;
    sum.count += 1;
  }
  return sums;
}

/** Compares squares: this runs some hundred thousand times while a page waits. */
function nearestOf({ l, a, b }: Lab, middles: readonly Lab[]): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (let i = 0; i < middles.length; i += 1) {
    const middle = middles[i] as Lab;
    const distance = (l - middle.l) ** 2 + (a - middle.a) ** 2 + (b - middle.b) ** 2;
    if (distance < least) {
      nearest = i;
      least = distance;
    }
  }
  return nearest;
}

interface Sum {
  l: number;
  a: number;
  b: number;
  count: number;
}

const meanOf = ({ l, a, b, count }: Sum): Lab => ({ l: l / count, a: a / count, b: b / count });

interface Cluster {
  readonly lab: Lab;
  readonly count: number;
}

/** Joins clusters that look the same to the larger of them. */
function merged(clusters: readonly Cluster[]): readonly Cluster[] {
  const kept: Cluster[] = [];
  for (const cluster of clusters) {
    const twin = kept.findIndex(({ lab }) => labDistance(lab, cluster.lab) < MIN_DISTANCE);
    const known = kept[twin];
    if (known) kept[twin] = { ...known, count: known.count + cluster.count };
    else kept.push(cluster);
  }
  return kept.toSorted((a, b) => b.count - a.count);
}
