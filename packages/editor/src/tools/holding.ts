import type { LayerId } from '@cpc/design';
import { transformPlacement } from '../geometry/placement.ts';
import { snapPlacement } from '../geometry/snap.ts';
import { toSurface } from '../geometry/view.ts';
import { addFinger, gripWith, gripped, liftFinger, moveFinger } from '../gesture/grip.ts';
import type { PointerInput, Stage, StateOf, ToolEvent, ToolState } from './state.ts';

type Holding = StateOf<'dragging'> | StateOf<'pinching'>;

/** How near, in CSS pixels, a layer catches on a guide. */
const CATCH_PX = 5;

export function startHolding(stage: Stage, layer: LayerId, fingers: readonly PointerInput[]): Holding {
  stage.hold(layer);
  return {
    name: fingers.length > 1 ? 'pinching' : 'dragging',
    layer,
    origin: stage.placementOf(layer),
    grip: gripWith(fingers.map((finger) => [finger.pointer, onSurface(stage, finger)])),
  };
}

/** The held layer follows its fingers. */
export function moveHeld<H extends Holding>(state: H, event: ToolEvent, stage: Stage): H {
  const grip = moveFinger(state.grip, event.pointer, onSurface(stage, event));
  const placed = transformPlacement(state.origin, gripped(grip));
  const { placement, guides } = snapPlacement(placed, stage.surfaceSize(), CATCH_PX / stage.view().scale);
  stage.place(state.layer, placement, guides);
  return { ...state, grip };
}

export function gripHeld(state: Holding, event: PointerInput, stage: Stage): ToolState {
  return { ...state, name: 'pinching', grip: addFinger(state.grip, event.pointer, onSurface(stage, event)) };
}

/** A finger is lifted; those that stay hold on without a jump. */
export function liftHeld(state: Holding, event: PointerInput, stage: Stage): ToolState {
  if (!state.grip.now.has(event.pointer)) return state;
  const grip = liftFinger(state.grip, event.pointer);
  if (grip.now.size > 0) return { ...state, name: grip.now.size > 1 ? 'pinching' : 'dragging', grip };
  stage.letGo();
  return { name: 'idle' };
}

/** The system took the fingers away: the layer goes back to where it was. */
export function loseHeld(state: Holding, event: PointerInput, stage: Stage): ToolState {
  if (!state.grip.now.has(event.pointer)) return state;
  stage.abandon();
  return { name: 'idle' };
}

const onSurface = (stage: Stage, input: PointerInput) => toSurface(stage.view(), input.point);
