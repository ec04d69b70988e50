import type { LayerId } from '@cpc/design';
import { transformPlacement } from '../geometry/placement.ts';
import { takingAbout } from '../geometry/similarity.ts';
import { snapPlacement } from '../geometry/snap.ts';
import { toSurface } from '../geometry/view.ts';
import type { PointerInput, Stage, StateOf, ToolEvent, ToolState } from './state.ts';

export function startTurning(stage: Stage, layer: LayerId, input: PointerInput): ToolState {
  stage.hold(layer);
  return {
    name: 'turning',
    layer,
    origin: stage.placementOf(layer),
    pointer: input.pointer,
    from: toSurface(stage.view(), input.point),
  };
}

export function turning(state: StateOf<'turning'>, event: ToolEvent, stage: Stage): ToolState {
  if (event.pointer !== state.pointer || event.type === 'down') return state;
  if (event.type === 'up') stage.letGo();
  if (event.type === 'cancel') stage.abandon();
  if (event.type !== 'move') return { name: 'idle' };
  const turned = transformPlacement(
    state.origin,
    takingAbout(state.origin, state.from, toSurface(stage.view(), event.point)),
  );
  // Only angles catch here: the centre stays where it is.
  const { placement, guides } = snapPlacement(turned, stage.surfaceSize(), 0);
  stage.place(state.layer, { ...placement, x: turned.x, y: turned.y }, guides);
  return state;
}
