import type { Axis, Point } from '@cpc/design';

/** What is shown of what the hands caught on. Lengths in mm of the surface. */
export type Guide =
  /** Axis x: upright, at x. */
  | { readonly kind: 'line'; readonly axis: Axis; readonly at: number; readonly from: number; readonly to: number }
  /** A distance along the axis, measured at a place across it. */
  | { readonly kind: 'gap'; readonly axis: Axis; readonly at: number; readonly from: number; readonly to: number }
  /** A straight angle, in degrees. */
  | { readonly kind: 'angle'; readonly centre: Point; readonly angle: number };

export type Guides = readonly Guide[];
export const NO_GUIDES: Guides = [];
