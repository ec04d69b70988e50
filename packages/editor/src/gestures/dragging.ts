import { addDragFinger, liftDragFinger, cancelDragging, moveDragging } from './drag-steps.ts';
import type { DragPort, ViewPort } from './ports.ts';
import type { StateOf, ToolEvent, ToolState } from './state.ts';

export function dragging(state: StateOf<'dragging'>, event: ToolEvent, stage: DragPort & ViewPort): ToolState {
  switch (event.type) {
    case 'down':
      return addDragFinger(state, event, stage);
    case 'move':
      return moveDragging(state, event, stage);
    case 'up':
      return liftDragFinger(state, event, stage);
    case 'cancel':
      return cancelDragging(state, event, stage);
  }
}
