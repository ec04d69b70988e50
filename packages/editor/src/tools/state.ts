import type { LayerId, Placement, Point } from '@cpc/design';
import type { Guides } from '../geometry/snap.ts';
import type { View } from '../geometry/view.ts';
import type { Grip } from '../gesture/grip.ts';

/** One reading of a pointer, in CSS pixels of the stage. */
export interface Sample {
  readonly point: Point;
  /** 0 … 1; a finger or mouse without pressure reads 0.5. */
  readonly pressure: number;
}

export interface PointerInput extends Sample {
  readonly pointer: number;
  readonly kind: 'mouse' | 'touch' | 'pen';
  /** Milliseconds on the event clock. */
  readonly time: number;
  /** The middle mouse button, or space held down: moves the view whatever lies beneath. */
  readonly pans: boolean;
  /** What was touched besides the stage: the handle that turns and scales the selected layer. */
  readonly handle: boolean;
  /** Every reading since the last event, this one included. */
  readonly trail: readonly Sample[];
}

export type ToolEvent =
  | ({ readonly type: 'down' } & PointerInput)
  | ({ readonly type: 'move' } & PointerInput)
  | ({ readonly type: 'up' } & PointerInput)
  | ({ readonly type: 'cancel' } & PointerInput);

interface Tap {
  readonly time: number;
  readonly point: Point;
}

/** Where the hands are. A value: every state's file says what an event makes of it. */
export type ToolState =
  | { readonly name: 'idle'; readonly tap?: Tap }
  /** A finger is down and has not moved yet: it may become a tap, a drag, a pinch or a pan. */
  | { readonly name: 'pointing'; readonly first: PointerInput; readonly hit: LayerId | null; readonly tap?: Tap }
  /** One finger holds a layer. Grips on layers are in millimetres of the surface. */
  | { readonly name: 'dragging'; readonly layer: LayerId; readonly origin: Placement; readonly grip: Grip }
  /** Two fingers hold a layer, wherever they are. */
  | { readonly name: 'pinching'; readonly layer: LayerId; readonly origin: Placement; readonly grip: Grip }
  /** The handle of the selection box is held. */
  | {
      readonly name: 'turning';
      readonly layer: LayerId;
      readonly origin: Placement;
      readonly pointer: number;
      readonly from: Point;
    }
  /** The view is held: one finger moves it, two zoom it. Its grip is in CSS pixels of the stage. */
  | { readonly name: 'viewing'; readonly origin: View; readonly grip: Grip; readonly anchor: Point }
  | { readonly name: 'drawing'; readonly first: PointerInput; readonly last: Point };

export type StateName = ToolState['name'];
export type StateOf<N extends StateName> = Extract<ToolState, { readonly name: N }>;

/** What the hands can do to the editor. */
export interface Stage {
  mode(): 'select' | 'doodle';
  view(): View;
  /** Shows a view while it is being moved. */
  moveView(view: View): void;
  /** The view has come to rest. */
  restView(): void;
  fitView(): View;
  resetView(): void;
  /** The touchable layer at a point of the surface (mm); the selected one before those that cover it. */
  layerAt(point: Point): LayerId | null;
  selection(): LayerId | null;
  select(layer: LayerId | null): void;
  placementOf(layer: LayerId): Placement;
  /** Begins one step of the history on a layer. */
  hold(layer: LayerId): void;
  place(layer: LayerId, placement: Placement, guides: Guides): void;
  letGo(): void;
  /** Takes the step back as if it had never been. */
  abandon(): void;
  /** A double tap on a layer. */
  edit(layer: LayerId): void;
  surfaceSize(): { readonly width: number; readonly height: number };
  startStroke(input: PointerInput): void;
  extendStroke(samples: readonly Sample[]): void;
  endStroke(): void;
  dropStroke(): void;
}
