import { withinScales } from '../geometry/held.ts';
import { takingAbout } from '../geometry/similarity.ts';
import { NO_GUIDES } from '../geometry/guides.ts';
import { snapAngle } from '../geometry/snap.ts';
import { toSurface } from '../geometry/view.ts';
import { catches } from './holding.ts';
import type { PointerInput, Stage, StateOf, ToolEvent, ToolState } from './state.ts';

export function startTurning(stage: Stage, input: PointerInput): ToolState {
  const held = stage.hold();
  if (!held) return { name: 'idle' };
  const from = toSurface(stage.view(), input.point);
  return { name: 'turning', held, pointer: input.pointer, from, guides: NO_GUIDES };
}

export function turning(state: StateOf<'turning'>, event: ToolEvent, stage: Stage): ToolState {
  if (event.pointer !== state.pointer || event.type === 'down') return state;
  if (event.type === 'up') stage.letGo();
  if (event.type === 'cancel') stage.abandon();
  if (event.type !== 'move') return { name: 'idle' };
  const { held, from } = state;
  const turned = withinScales(held, takingAbout(held.centre, from, toSurface(stage.view(), event.point)));
  // Only angles snap here: the centre stays.
  const { by, guides } = snapAngle(held, turned, {
    tolerance: 0,
    steps: event.steps,
    straight: catches(event, stage),
    before: state.guides,
  });
  stage.place(held, by, guides);
  return { ...state, guides };
}
