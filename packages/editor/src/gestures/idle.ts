import { toSurface } from '../geometry/view.ts';
import { startCropping } from './cropping.ts';
import { startDrawing } from './start-drawing.ts';
import type { Stage } from './ports.ts';
import type { StateOf, ToolEvent, ToolState } from './state.ts';
import { startTurning } from './turning.ts';
import { startViewing } from './viewing.ts';

export function idle(state: StateOf<'idle'>, event: ToolEvent, stage: Stage): ToolState {
  if (event.type !== 'down') return state;
  if (event.pans || stage.isPreview()) return startViewing(stage, [event]);
  if (stage.isDoodling())
    return drawsWith(event.kind, stage) ? startDrawing(stage, event) : startViewing(stage, [event]);
  const crop = stage.crop();
  if (crop) return startCropping(stage, crop, event);
  if (event.handle === 'turn' && stage.selection().length > 0) return startTurning(stage, event);
  return {
    name: 'pointing',
    first: event,
    hit: stage.layerAt(toSurface(stage.view(), event.point)),
    ...(state.tap ? { tap: state.tap } : {}),
  };
}

/** Whether this pointer draws. After a stylus has drawn, fingers move the view, and the palm may rest on the screen. */
const drawsWith = (kind: 'mouse' | 'touch' | 'pen', stage: Stage): boolean => kind !== 'touch' || !stage.hasPen();
