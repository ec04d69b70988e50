import { withinScales } from '../geometry/drag.ts';
import { similarityAbout } from '../geometry/similarity.ts';
import { NO_GUIDES } from '../geometry/guides.ts';
import { snapAngle } from '../geometry/snap.ts';
import { toSurface } from '../geometry/view.ts';
import { canSnap } from './drag-steps.ts';
import type { DragPort, ViewPort } from './ports.ts';
import type { PointerInput, StateOf, ToolEvent, ToolState } from './state.ts';

export function startTurning(stage: DragPort & ViewPort, input: PointerInput): ToolState {
  const drag = stage.startDrag();
  if (!drag) return { name: 'idle' };
  const from = toSurface(stage.view(), input.point);
  return { name: 'turning', drag, pointer: input.pointer, from, guides: NO_GUIDES };
}

export function turning(state: StateOf<'turning'>, event: ToolEvent, stage: DragPort & ViewPort): ToolState {
  if (event.pointer !== state.pointer || event.type === 'down') return state;
  if (event.type === 'up') stage.completeDrag();
  if (event.type === 'cancel') stage.cancelDrag();
  if (event.type !== 'move') return { name: 'idle' };
  const { drag, from } = state;
  const turned = withinScales(drag, similarityAbout(drag.centre, from, toSurface(stage.view(), event.point)));
  // Only angles snap here: the centre stays.
  const { by, guides } = snapAngle(drag, turned, {
    tolerance: 0,
    steps: event.steps,
    straight: canSnap(event, stage),
    before: state.guides,
  });
  stage.moveDrag(drag, by, guides);
  return { ...state, guides };
}
