import { gripHeld, liftHeld, loseHeld, moveHeld } from './holding.ts';
import type { Stage, StateOf, ToolEvent, ToolState } from './state.ts';

export function dragging(state: StateOf<'dragging'>, event: ToolEvent, stage: Stage): ToolState {
  switch (event.type) {
    case 'down':
      return gripHeld(state, event, stage);
    case 'move':
      return moveHeld(state, event, stage);
    case 'up':
      return liftHeld(state, event, stage);
    case 'cancel':
      return loseHeld(state, event, stage);
  }
}
