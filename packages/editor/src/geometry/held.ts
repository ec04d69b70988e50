import { type LayerId, type Placement, type Point, type Rect } from '@cpc/design';
import { transformPlacement, MAX_SCALE, MIN_SCALE } from './placement.ts';
import { about, applySimilarity, compose, type Similarity, scaleOf } from './similarity.ts';
import type { SnapLines } from './snap-lines.ts';

/** What the hands hold, as it lay when they took it: one layer or many, moved as one thing. Lengths in mm of the surface. */
export interface Held {
  readonly origins: ReadonlyMap<LayerId, Placement>;
  /** Of every layer's box. */
  readonly corners: readonly Point[];
  /** A layer's own, or the middle of several. */
  readonly centre: Point;
  /** Degrees; of several layers 0. */
  readonly rotation: number;
  readonly lines: SnapLines;
}

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where everything held comes to lie. */
export function movePlacements({ origins }: Held, by: Similarity): ReadonlyMap<LayerId, Placement> {
  return new Map([...origins].map(([id, placement]) => [id, transformPlacement(placement, by)]));
}

/** The same, as far as every layer held keeps a size that can be touched and stored: beyond that it turns and moves on. */
export function withinScales({ origins, centre }: Held, by: Similarity): Similarity {
  const wanted = scaleOf(by);
  const scales = [...origins.values()].map(({ scale }) => scale);
  const least = MIN_SCALE / Math.min(...scales);
  const most = MAX_SCALE / Math.max(...scales);
  const scale = Math.max(least, Math.min(most, wanted));
  return scale === wanted || wanted === 0 ? by : compose(about(applySimilarity(by, centre), scale / wanted, 0), by);
}
