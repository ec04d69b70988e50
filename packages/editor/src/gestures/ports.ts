import type { LayerId, Point, Rect } from '@cpc/design';
import type { CropPose } from '../geometry/crop.ts';
import type { Drag } from '../geometry/drag.ts';
import type { Guides } from '../geometry/guides.ts';
import type { Similarity } from '../geometry/similarity.ts';
import type { View } from '../geometry/view.ts';
import type { PointerInput, Sample } from './state.ts';

/** What gestures can do to the editor, by subject. A state of the chart takes the ports that it needs. */

export interface ViewPort {
  view(): View;
  /** Shows a view while it is being moved. */
  moveView(view: View): void;
  /** The view has come to rest. */
  restView(): void;
  fitView(): View;
  resetView(): void;
}

export interface LayerPort {
  /** The touchable layer at a point of the surface (mm); a selected one goes before those above it. */
  layerAt(point: Point): LayerId | null;
  /** Whether a layer is a picture that covers the surface as its ground. */
  isGround(layer: LayerId): boolean;
  /** Says, once, that such a picture moves when it is selected. */
  explainGround(): void;
  /** A double tap on a layer, or a tap on the text that is selected alone. */
  edit(layer: LayerId): void;
  /** Whether a layer is a text that is selected alone. */
  isOpenText(layer: LayerId): boolean;
}

export interface SelectionPort {
  selection(): readonly LayerId[];
  select(layers: readonly LayerId[]): void;
  /** Whether taps add to the selection. */
  isMultiSelect(): boolean;
  /** The layers that a press on a layer selects: its group, or only the layer if a single member is selected. */
  selectionFor(layer: LayerId): readonly LayerId[];
  /** The touchable layers whose boxes overlap a rectangle of the surface, with their groups. */
  layersIn(box: Rect): readonly LayerId[];
  /** Whether a point of the surface lies in the box around the selection. */
  isInSelection(point: Point): boolean;
  drawMarquee(box: Rect | null): void;
}

export interface DragPort {
  /** Starts to drag the selection without locked layers; undefined if no layer can be dragged. */
  startDrag(): Drag | undefined;
  moveDrag(drag: Drag, by: Similarity, guides: Guides): void;
  /** Ends the drag and makes a step. */
  completeDrag(): void;
  /** Ends the drag and restores the placements. */
  cancelDrag(): void;
  snaps(): boolean;
}

export interface CellPort {
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
}

export interface CropPort {
  /** The frame and picture being cropped, if any. */
  crop(): CropPose | undefined;
  cropRatio(): number | null;
  setCrop(pose: CropPose): void;
}

export interface PenPort {
  isDoodling(): boolean;
  /** Switches to drawing with a stylus. */
  takePen(): void;
  /** Whether a stylus has drawn in this sitting: then fingers move the view. */
  hasPen(): boolean;
  startStroke(input: PointerInput): void;
  extendStroke(samples: readonly Sample[], ahead: readonly Sample[]): void;
  completeStroke(): void;
  cancelStroke(): void;
}

/** All of them, for the states from which any other may follow. */
export interface Stage extends ViewPort, LayerPort, SelectionPort, DragPort, CellPort, CropPort, PenPort {
  /** Whether the preview is open: then gestures move the view only. */
  isPreview(): boolean;
}
