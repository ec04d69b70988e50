import type { LayerId, Point, Rect } from '@cpc/design';
import type { CropPose } from '../geometry/crop.ts';
import type { CropHandle } from '../geometry/crop-handles.ts';
import type { Drag } from '../geometry/drag.ts';
import type { Similarity } from '../geometry/similarity.ts';
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

/** What the tools can do to the editor. */
export interface Stage {
  mode(): 'select' | 'doodle';
  /** Whether the preview is open: then gestures move the view only. */
  isPreview(): boolean;
  view(): View;
  /** Shows a view while it is being moved. */
  moveView(view: View): void;
  /** The view has come to rest. */
  restView(): void;
  fitView(): View;
  resetView(): void;
  /** The touchable layer at a point of the surface (mm); a selected one goes before those above it. */
  layerAt(point: Point): LayerId | null;
  /** The touchable layers whose boxes overlap a rectangle of the surface, with their groups. */
  layersIn(box: Rect): readonly LayerId[];
  /** The layers that a press on a layer selects: its group, or only the layer if a single member is selected. */
  selectionFor(layer: LayerId): readonly LayerId[];
  selection(): readonly LayerId[];
  /** Whether a layer is a picture that covers the surface as its ground. */
  isGround(layer: LayerId): boolean;
  /** Says, once, that such a picture moves when it is selected. */
  explainGround(): void;
  /** Whether taps add to the selection. */
  isMultiSelect(): boolean;
  select(layers: readonly LayerId[]): void;
  /** Whether a point of the surface lies in the box around the selection. */
  isInSelection(point: Point): boolean;
  /** Starts to drag the selection without locked layers; undefined if no layer can be dragged. */
  startDrag(): Drag | undefined;
  moveDrag(drag: Drag, by: Similarity, guides: Guides): void;
  /** Ends the drag and makes a step. */
  completeDrag(): void;
  /** Ends the drag and restores the placements. */
  cancelDrag(): void;
  snaps(): boolean;
  /** Starts to move the photo of the selected cell; undefined unless one cell with a photo is all that is selected. */
  grabCell(): { readonly id: LayerId; readonly pose: CropPose } | undefined;
  /** The photo in its frame; undefined if it is gone. */
  cellPose(cell: LayerId): CropPose | undefined;
  /** Another cell of the same collage at a point of the surface that is not in the cell itself. */
  cellBeside(cell: LayerId, point: Point): LayerId | null;
  moveCell(cell: LayerId, pose: CropPose): void;
  /** Shows with which cell a photo is about to swap. */
  aimAt(cell: LayerId | null): void;
  /** Makes a step: of the move, or of the swap with the cell `over`. */
  releaseCell(cell: LayerId, over: LayerId | null): void;
  cancelCell(): void;
  /** A double tap on a layer, or a tap on the text that is selected alone. */
  edit(layer: LayerId): void;
  /** Whether a layer is a text that is selected alone. */
  isOpenText(layer: LayerId): boolean;
  drawMarquee(box: Rect | null): void;
  /** The frame and picture being cropped, if any. */
  crop(): CropPose | undefined;
  cropRatio(): number | null;
  setCrop(pose: CropPose): void;
  /** Switches to drawing with a stylus. */
  takePen(): void;
  /** Whether a stylus has drawn in this sitting: then fingers move the view. */
  hasPen(): boolean;
  startStroke(input: PointerInput): void;
  extendStroke(samples: readonly Sample[], ahead: readonly Sample[]): void;
  completeStroke(): void;
  cancelStroke(): void;
}
