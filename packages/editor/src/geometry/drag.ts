import { type LayerId, type Placement, type Point, type Rect } from '@cpc/design';
import { transformPlacement, MAX_SCALE, MIN_SCALE } from './placement.ts';
import { about, applySimilarity, compose, type Similarity, scaleOf } from './similarity.ts';
import type { SnapLines } from './snap-lines.ts';

/** The dragged layers as they were when the drag began; one or many, moved together. Lengths in mm of the surface. */
export interface Drag {
  readonly origins: ReadonlyMap<LayerId, Placement>;
  /** Corners of the boxes of all layers. */
  readonly corners: readonly Point[];
  /** The centre of a single layer, or the middle of several. */
  readonly centre: Point;
  /** Degrees; 0 for several layers. */
  readonly rotation: number;
  readonly lines: SnapLines;
}

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The new placements of all dragged layers. */
export function movePlacements({ origins }: Drag, by: Similarity): ReadonlyMap<LayerId, Placement> {
  return new Map([...origins].map(([id, placement]) => [id, transformPlacement(placement, by)]));
}

/** Limits the scale so that every dragged layer keeps a permitted size. Rotation and shift are not limited. */
export function withinScales({ origins, centre }: Drag, by: Similarity): Similarity {
  const wanted = scaleOf(by);
  const scales = [...origins.values()].map(({ scale }) => scale);
  const least = MIN_SCALE / Math.min(...scales);
  const most = MAX_SCALE / Math.max(...scales);
  const scale = Math.max(least, Math.min(most, wanted));
  return scale === wanted || wanted === 0 ? by : compose(about(applySimilarity(by, centre), scale / wanted, 0), by);
}
