import { type Drag, withinScales } from '../geometry/drag.ts';
import { NO_GUIDES } from '../geometry/guides.ts';
import { snapDrag } from '../geometry/snap.ts';
import { shift, type Similarity } from '../geometry/similarity.ts';
import { toSurface } from '../geometry/view.ts';
import { addFinger, gripWith, gripped, liftFinger, moveFinger } from './grip.ts';
import type { DragPort, ViewPort } from './ports.ts';
import type { PointerInput, StateOf, ToolEvent, ToolState } from './state.ts';

type Dragging = StateOf<'dragging'> | StateOf<'pinching'>;

/** Distance within which dragged layers snap to a line, in CSS pixels. */
const CATCH_PX = 5;

export function startDragging(stage: DragPort & ViewPort, drag: Drag, fingers: readonly PointerInput[]): Dragging {
  return {
    name: fingers.length > 1 ? 'pinching' : 'dragging',
    drag,
    grip: gripWith(fingers.map((finger) => [finger.pointer, onSurface(stage, finger)])),
    guides: NO_GUIDES,
  };
}

/** Moves the dragged layers with the fingers. */
export function moveDragging<H extends Dragging>(state: H, event: ToolEvent, stage: DragPort & ViewPort): H {
  if (!state.grip.now.has(event.pointer)) return state;
  const grip = moveFinger(state.grip, event.pointer, onSurface(stage, event));
  const { drag } = state;
  const wanted = withinScales(
    drag,
    state.name === 'dragging' && event.steps ? alongAxis(gripped(grip)) : gripped(grip),
  );
  const { by, guides } = snapDrag(drag, wanted, {
    tolerance: canSnap(event, stage) ? CATCH_PX / stage.view().scale : 0,
    steps: event.steps,
    straight: canSnap(event, stage),
    before: state.guides,
  });
  stage.moveDrag(drag, by, guides);
  return { ...state, grip, guides };
}

export const canSnap = (event: PointerInput, stage: DragPort & ViewPort): boolean => stage.snaps() && !event.free;

/** With Shift, a plain shift keeps to the axis of its larger part. */
function alongAxis(by: Similarity): Similarity {
  if (by.im !== 0 || by.re !== 1) return by;
  return Math.abs(by.x) >= Math.abs(by.y) ? shift(by.x, 0) : shift(0, by.y);
}

export function addDragFinger(state: Dragging, event: PointerInput, stage: DragPort & ViewPort): ToolState {
  return { ...state, name: 'pinching', grip: addFinger(state.grip, event.pointer, onSurface(stage, event)) };
}

/** Lifts a finger; the remaining fingers hold on without a jump. */
export function liftDragFinger(state: Dragging, event: PointerInput, stage: DragPort & ViewPort): ToolState {
  if (!state.grip.now.has(event.pointer)) return state;
  const grip = liftFinger(state.grip, event.pointer);
  if (grip.now.size > 0) return { ...state, name: grip.now.size > 1 ? 'pinching' : 'dragging', grip };
  stage.completeDrag();
  return { name: 'idle' };
}

/** The gesture was cancelled: all layers go back. */
export function cancelDragging(state: Dragging, event: PointerInput, stage: DragPort & ViewPort): ToolState {
  if (!state.grip.now.has(event.pointer)) return state;
  stage.cancelDrag();
  return { name: 'idle' };
}

const onSurface = (stage: DragPort & ViewPort, input: PointerInput) => toSurface(stage.view(), input.point);
