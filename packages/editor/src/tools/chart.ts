import { cropping } from './cropping.ts';
import { dragging } from './dragging.ts';
import { drawing } from './drawing.ts';
import { framing } from './framing.ts';
import { idle } from './idle.ts';
import { marquee } from './marquee.ts';
import { pinching } from './pinching.ts';
import { pointing } from './pointing.ts';
import type { Stage, StateName, StateOf, ToolEvent, ToolState } from './state.ts';
import { turning } from './turning.ts';
import { viewing } from './viewing.ts';

type Handler<N extends StateName> = (state: StateOf<N>, event: ToolEvent, stage: Stage) => ToolState;

const HANDLERS: { readonly [N in StateName]: Handler<N> } = {
  idle,
  pointing,
  dragging,
  pinching,
  turning,
  marquee,
  cropping,
  framing,
  viewing,
  drawing,
};

/** The state chart of the gestures: the next state after an event. Its effects go through `stage`. */
export function nextState(state: ToolState, event: ToolEvent, stage: Stage): ToolState {
  return (HANDLERS[state.name] as Handler<StateName>)(state as never, event, stage);
}
