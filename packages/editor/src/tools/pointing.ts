import type { Point } from '@cpc/design';
import { toSurface } from '../geometry/view.ts';
import { startHolding, moveHeld } from './holding.ts';
import type { PointerInput, Stage, StateOf, ToolEvent, ToolState } from './state.ts';
import { startViewing, viewing } from './viewing.ts';

/** How far a finger may tremble and still tap, in CSS pixels. */
const SLOP = { mouse: 2, pen: 3, touch: 5 } as const;
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 24;

export function pointing(state: StateOf<'pointing'>, event: ToolEvent, stage: Stage): ToolState {
  if (event.type === 'down') return pinch(state, event, stage);
  if (event.pointer !== state.first.pointer) return state;
  if (event.type === 'cancel') return { name: 'idle' };
  if (event.type === 'up') return tapped(state, event, stage);
  return distance(event.point, state.first.point) > SLOP[event.kind] ? drag(state, event, stage) : state;
}

function drag(state: StateOf<'pointing'>, event: ToolEvent, stage: Stage): ToolState {
  if (state.hit === null) return viewing(startViewing(stage, [state.first]), event, stage);
  stage.select(state.hit);
  return moveHeld(startHolding(stage, state.hit, [state.first]), event, stage);
}

/** The second finger may land anywhere: the selected layer is meant, else the one under either finger. */
function pinch(state: StateOf<'pointing'>, second: PointerInput, stage: Stage): ToolState {
  const layer = stage.selection() ?? state.hit ?? stage.layerAt(toSurface(stage.view(), second.point));
  if (layer === null) return startViewing(stage, [state.first, second]);
  stage.select(layer);
  return startHolding(stage, layer, [state.first, second]);
}

function tapped(state: StateOf<'pointing'>, event: PointerInput, stage: Stage): ToolState {
  const again =
    state.tap &&
    event.time - state.tap.time <= DOUBLE_TAP_MS &&
    distance(event.point, state.tap.point) <= DOUBLE_TAP_PX;
  if (!again) {
    stage.select(state.hit);
    return { name: 'idle', tap: { time: event.time, point: event.point } };
  }
  if (state.hit === null) stage.resetView();
  else stage.edit(state.hit);
  return { name: 'idle' };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
