import type { LayerId, Point } from '@cpc/design';
import { toSurface } from '../geometry/view.ts';
import { drawing } from './drawing.ts';
import { startDragging, moveDragging } from './drag-steps.ts';
import { startDrawing } from './start-drawing.ts';
import { marquee, startMarquee } from './marquee.ts';
import { movePanning, startPanning } from './panning.ts';
import type { Stage } from './ports.ts';
import type { PointerInput, StateOf, ToolEvent, ToolState } from './state.ts';
import { startViewing, viewing } from './viewing.ts';

/** How far a pointer may move and still tap, in CSS pixels. */
const SLOP = { mouse: 2, pen: 3, touch: 5 } as const;
const MAX_DOUBLE_TAP_MS = 350;
const MAX_DOUBLE_TAP_PX = 24;

export function pointing(state: StateOf<'pointing'>, event: ToolEvent, stage: Stage): ToolState {
  if (event.type === 'down') return pinch(state, event, stage);
  if (event.pointer !== state.first.pointer) return state;
  if (event.type === 'cancel') return { name: 'idle' };
  if (event.type === 'up') return tapped(state, event, stage);
  return distance(event.point, state.first.point) > SLOP[event.kind] ? beginDrag(state, event, stage) : state;
}

/** A picture that covers the surface rests until it is selected: what is done on it is done on the ground. */
const atRest = (hit: LayerId | null, stage: Stage): boolean =>
  hit !== null && !stage.selection().includes(hit) && stage.isGround(hit);

function beginDrag({ first, hit }: StateOf<'pointing'>, event: ToolEvent, stage: Stage): ToolState {
  if (atRest(hit, stage)) {
    stage.explainGround();
    return dragOnGround(first, event, stage);
  }
  if (hit === null) return dragOnGround(first, event, stage);
  const { adds } = modeOf(first, stage);
  const selection = stage.selection();
  if (!selection.includes(hit))
    stage.select(adds ? [...selection, ...stage.selectionFor(hit)] : stage.selectionFor(hit));
  const pan = adds ? undefined : startPanning(stage, [first]);
  if (pan) return movePanning(pan, event, stage);
  const drag = stage.startDrag();
  return drag ? moveDragging(startDragging(stage, drag, [first]), event, stage) : { name: 'idle' };
}

/** On bare ground a finger moves the view, a mouse draws a selection rectangle, and a stylus draws. */
function dragOnGround(first: PointerInput, event: ToolEvent, stage: Stage): ToolState {
  if (first.kind === 'mouse') return marquee(startMarquee(stage, first), event, stage);
  if (first.kind === 'touch') return viewing(startViewing(stage, [first]), event, stage);
  stage.takePen();
  return drawing(startDrawing(stage, first), event, stage);
}

/**
 * The second finger may land anywhere: the fingers drag the selection, or else the layer under either finger. They zoom
 * the view only if both are on bare ground and the selection is not between them.
 */
function pinch(state: StateOf<'pointing'>, second: PointerInput, stage: Stage): ToolState {
  const fingers = [state.first, second];
  const at = (point: Point) => toSurface(stage.view(), point);
  const touched = state.hit ?? stage.layerAt(at(second.point));
  const hit = atRest(touched, stage) ? null : touched;
  const between = at(middle(state.first.point, second.point));
  if (hit === null && !stage.isInSelection(between)) return startViewing(stage, fingers);
  if (stage.selection().length === 0 && hit !== null) stage.select(stage.selectionFor(hit));
  const pan = startPanning(stage, fingers);
  if (pan) return pan;
  const drag = stage.startDrag() ?? dragLayer(stage, hit);
  return drag ? startDragging(stage, drag, fingers) : startViewing(stage, fingers);
}

function dragLayer(stage: Stage, hit: LayerId | null) {
  if (hit === null) return undefined;
  stage.select(stage.selectionFor(hit));
  return stage.startDrag();
}

function tapped(state: StateOf<'pointing'>, event: PointerInput, stage: Stage): ToolState {
  const { adds } = modeOf(event, stage);
  const again =
    !adds &&
    state.tap &&
    event.time - state.tap.time <= MAX_DOUBLE_TAP_MS &&
    distance(event.point, state.tap.point) <= MAX_DOUBLE_TAP_PX;
  if (again) {
    if (state.hit === null) stage.resetView();
    else stage.edit(state.hit);
    return { name: 'idle' };
  }
  if (!adds && state.hit !== null && stage.isOpenText(state.hit)) {
    stage.edit(state.hit);
    return { name: 'idle' };
  }
  if (adds) toggle(state.hit, stage);
  else stage.select(state.hit === null ? [] : stage.selectionFor(state.hit));
  return { name: 'idle', tap: { time: event.time, point: event.point } };
}

/** Adds a layer with its group to the selection, or removes both. */
function toggle(hit: LayerId | null, stage: Stage): void {
  if (hit === null) return;
  const selection = stage.selection();
  const pressed = stage.selectionFor(hit);
  stage.select(
    selection.includes(hit)
      ? selection.filter((id) => !pressed.includes(id))
      : [...new Set([...selection, ...pressed])],
  );
}

const modeOf = (input: PointerInput, stage: Stage) => ({ adds: input.adds || stage.isMultiSelect() });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
