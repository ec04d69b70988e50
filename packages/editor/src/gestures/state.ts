import type { LayerId, Point } from '@cpc/design';
import type { CropPose } from '../geometry/crop.ts';
import type { CropHandle } from '../geometry/crop-handles.ts';
import type { Drag } from '../geometry/drag.ts';
import type { Guides } from '../geometry/guides.ts';
import type { View } from '../geometry/view.ts';
import type { Grip } from './grip.ts';

/** One reading of a pointer, in CSS pixels of the stage. */
export interface Sample {
  readonly point: Point;
  /** 0 … 1; a finger or mouse without pressure reads 0.5. */
  readonly pressure: number;
  /** Milliseconds on the event clock. */
  readonly time: number;
}

/** The touched handle: the one that rotates and scales the selection, or one of a crop frame. */
export type Handle = 'turn' | CropHandle;

export interface PointerInput extends Sample {
  readonly pointer: number;
  readonly kind: 'mouse' | 'touch' | 'pen';
  /** The middle mouse button, or space held down: moves the view, whatever is beneath. */
  readonly pans: boolean;
  readonly handle: Handle | null;
  /** Shift, Control or Command is down: a press adds to the selection. */
  readonly adds: boolean;
  /** Shift is down: rotates in steps, moves along one axis. */
  readonly steps: boolean;
  /** Alt is down: nothing snaps. */
  readonly free: boolean;
  /** All readings since the last event, including this one. */
  readonly trail: readonly Sample[];
  /** Predicted next readings from the browser: shown, never kept. */
  readonly ahead: readonly Sample[];
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

interface Dragging {
  readonly drag: Drag;
  /** In millimetres of the surface. */
  readonly grip: Grip;
  /** The current snaps. */
  readonly guides: Guides;
}

/** The state of the gesture, as an immutable value. The file of each state handles its events. */
export type ToolState =
  | { readonly name: 'idle'; readonly tap?: Tap }
  /** A finger is down and has not moved yet: it may become a tap, a drag, a pinch or a pan. */
  | { readonly name: 'pointing'; readonly first: PointerInput; readonly hit: LayerId | null; readonly tap?: Tap }
  /** One finger moves the selection. */
  | ({ readonly name: 'dragging' } & Dragging)
  /** Two fingers drag it, anywhere on the stage. */
  | ({ readonly name: 'pinching' } & Dragging)
  /** The handle of the selection box is dragged. */
  | {
      readonly name: 'turning';
      readonly drag: Drag;
      readonly pointer: number;
      readonly from: Point;
      readonly guides: Guides;
    }
  /** A selection rectangle is drawn; points in millimetres of the surface. */
  | { readonly name: 'marquee'; readonly pointer: number; readonly from: Point; readonly kept: readonly LayerId[] }
  /** The photo of a cell is moved in its frame, or to the cell `over`. The grip is in the space of the frame (mm). */
  | {
      readonly name: 'panning';
      readonly cell: LayerId;
      readonly origin: CropPose;
      readonly grip: Grip;
      readonly over: LayerId | null;
    }
  /** A picture is moved in its crop frame. The grip is in the space of the frame (mm). */
  | { readonly name: 'cropping'; readonly origin: CropPose; readonly grip: Grip }
  /** One of the frame's handles is dragged; the point is in the space of the frame (mm). */
  | {
      readonly name: 'framing';
      readonly origin: CropPose;
      readonly pointer: number;
      readonly handle: CropHandle;
      readonly from: Point;
    }
  /** The view is moved: by one finger, or zoomed by two. Its grip is in CSS pixels of the stage. */
  | { readonly name: 'viewing'; readonly origin: View; readonly grip: Grip; readonly anchor: Point }
  | { readonly name: 'drawing'; readonly first: PointerInput; readonly last: Point };

export type StateName = ToolState['name'];
export type StateOf<N extends StateName> = Extract<ToolState, { readonly name: N }>;
