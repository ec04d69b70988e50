import type { Size, View } from '../geometry/view.ts';

/** The bar of the selection has at most this many actions. */
export const MAX_BAR = 7;

/** How the customer looks at the case. */
export interface ViewportState {
  /** Size of the stage, CSS pixels. */
  readonly stage: Size;
  readonly view: View;
  /** How much of the stage a panel covers from below, CSS pixels. */
  readonly covered: number;
  /** How far the view has moved up so that the selection is seen above that panel, CSS pixels. */
  readonly lift: number;
  /** The view is moved: the old painting is transformed, and painted again when the view rests. */
  readonly viewMoving: boolean;
  /** How many actions have room in the bar of the selection, with their names in this language. */
  readonly barRoom: number;
}

export const INITIAL_VIEWPORT: ViewportState = {
  stage: { width: 0, height: 0 },
  view: { scale: 1, x: 0, y: 0 },
  covered: 0,
  lift: 0,
  viewMoving: false,
  barRoom: MAX_BAR,
};
