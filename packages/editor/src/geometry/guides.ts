import type { Axis, Point } from '@cpc/design';

/** The guides to show for what the drag has snapped to. Lengths in mm of the surface. */
export type Guide =
  /** Axis x: a vertical line at x. */
  | { readonly kind: 'line'; readonly axis: Axis; readonly at: number; readonly from: number; readonly to: number }
  /** A distance along the axis; `at` is its position on the other axis. */
  | { readonly kind: 'gap'; readonly axis: Axis; readonly at: number; readonly from: number; readonly to: number }
  /** The angle that was snapped to, in degrees. */
  | { readonly kind: 'angle'; readonly centre: Point; readonly angle: number };

export type Guides = readonly Guide[];
export const NO_GUIDES: Guides = [];
