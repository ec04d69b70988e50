import { toSurface } from '../geometry/view.ts';
import { startTurning } from './turning.ts';
import { startViewing } from './viewing.ts';
import { startDrawing } from './drawing.ts';
import type { Stage, StateOf, ToolEvent, ToolState } from './state.ts';

export function idle(state: StateOf<'idle'>, event: ToolEvent, stage: Stage): ToolState {
  if (event.type !== 'down') return state;
  if (event.pans) return startViewing(stage, [event]);
  if (stage.mode() === 'doodle') return startDrawing(stage, event);
  const selected = stage.selection();
  if (event.handle && selected !== null) return startTurning(stage, selected, event);
  return {
    name: 'pointing',
    first: event,
    hit: stage.layerAt(toSurface(stage.view(), event.point)),
    ...(state.tap ? { tap: state.tap } : {}),
  };
}
