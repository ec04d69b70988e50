import { cropping } from './cropping.ts';
import { dragging } from './dragging.ts';
import { drawing } from './drawing.ts';
import { framing } from './framing.ts';
import { idle } from './idle.ts';
import { marquee } from './marquee.ts';
import { panning } from './panning.ts';
import { pinching } from './pinching.ts';
import { pointing } from './pointing.ts';
import type { Stage } from './ports.ts';
import type { ToolEvent, ToolState } from './state.ts';
import { turning } from './turning.ts';
import { viewing } from './viewing.ts';

/** The state chart of the gestures: the next state after an event. Its effects go through `stage`. */
export function nextState(state: ToolState, event: ToolEvent, stage: Stage): ToolState {
  switch (state.name) {
    case 'idle':
      return idle(state, event, stage);
    case 'pointing':
      return pointing(state, event, stage);
    case 'dragging':
      return dragging(state, event, stage);
    case 'pinching':
      return pinching(state, event, stage);
    case 'panning':
      return panning(state, event, stage);
    case 'turning':
      return turning(state, event, stage);
    case 'marquee':
      return marquee(state, event, stage);
    case 'cropping':
      return cropping(state, event, stage);
    case 'framing':
      return framing(state, event, stage);
    case 'viewing':
      return viewing(state, event, stage);
    case 'drawing':
      return drawing(state, event, stage);
  }
}
