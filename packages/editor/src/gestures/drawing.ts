import { startDrawing } from './start-drawing.ts';
import type { PenPort, ViewPort } from './ports.ts';
import type { PointerInput, StateOf, ToolEvent, ToolState } from './state.ts';
import { startViewing } from './viewing.ts';

export function drawing(state: StateOf<'drawing'>, event: ToolEvent, stage: PenPort & ViewPort): ToolState {
  if (event.type === 'down') return secondFinger(state, event, stage);
  if (event.pointer !== state.first.pointer) return state;
  if (event.type === 'cancel') stage.cancelStroke();
  if (event.type === 'up') stage.completeStroke();
  if (event.type !== 'move') return { name: 'idle' };
  stage.extendStroke(event.trail, event.ahead);
  return { ...state, last: event.point };
}

/**
 * A second finger ends the drawing and zooms. While a pen draws, the resting palm is ignored; if the palm touched
 * first, its stroke is dropped when the pen comes.
 */
function secondFinger(state: StateOf<'drawing'>, event: PointerInput, stage: PenPort & ViewPort): ToolState {
  if (state.first.kind === 'pen') return state;
  stage.cancelStroke();
  if (event.kind === 'pen') return startDrawing(stage, event);
  return startViewing(stage, [{ ...state.first, point: state.last }, event]);
}
