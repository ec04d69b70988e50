import { liftHeld, loseHeld, moveHeld } from './holding.ts';
import type { Stage, StateOf, ToolEvent, ToolState } from './state.ts';

export function pinching(state: StateOf<'pinching'>, event: ToolEvent, stage: Stage): ToolState {
  switch (event.type) {
    case 'down':
      return state; // a third finger or a palm is ignored
    case 'move':
      return moveHeld(state, event, stage);
    case 'up':
      return liftHeld(state, event, stage);
    case 'cancel':
      return loseHeld(state, event, stage);
  }
}
