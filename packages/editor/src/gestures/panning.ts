import type { LayerId, Point } from '@cpc/design';
import type { CropPose } from '../geometry/crop.ts';
import { toSurface } from '../geometry/view.ts';
import { movedIn, placeIn } from './cropping.ts';
import { gripWith, moveFinger } from './grip.ts';
import type { CellPort, ViewPort } from './ports.ts';
import type { PointerInput, StateOf, ToolEvent, ToolState } from './state.ts';

/**
 * A press on the selected cell of a collage moves its photo in the frame; two fingers zoom it. Over another cell the
 * photo is about to swap (ED-13).
 * @returns undefined if no cell alone is selected
 */
export function startPanning(
  stage: CellPort & ViewPort,
  fingers: readonly PointerInput[],
): StateOf<'panning'> | undefined {
  const grabbed = stage.grabCell();
  if (!grabbed) return undefined;
  const { id, pose } = grabbed;
  return panFrom(id, pose, new Map(fingers.map((finger) => [finger.pointer, placeIn(pose, stage, finger)])));
}

export function panning(state: StateOf<'panning'>, event: ToolEvent, stage: CellPort & ViewPort): ToolState {
  const { cell, origin, grip } = state;
  const fingers = new Map(grip.now);
  if (event.type === 'move') return movePanning(state, event, stage);
  if (event.type === 'down') {
    if (fingers.size > 1) return state;
    stage.aimAt(null);
    return panFrom(cell, stage.cellPose(cell) ?? origin, fingers.set(event.pointer, placeIn(origin, stage, event)));
  }
  if (!fingers.delete(event.pointer)) return state;
  if (event.type === 'cancel') {
    stage.cancelCell();
    return { name: 'idle' };
  }
  if (fingers.size > 0) return panFrom(cell, stage.cellPose(cell) ?? origin, fingers);
  stage.releaseCell(cell, state.over);
  return { name: 'idle' };
}

export function movePanning(state: StateOf<'panning'>, event: PointerInput, stage: CellPort & ViewPort): ToolState {
  const { cell, origin } = state;
  if (!state.grip.now.has(event.pointer)) return state;
  if (!stage.cellPose(cell)) {
    stage.aimAt(null);
    return { name: 'idle' };
  }
  const grip = moveFinger(state.grip, event.pointer, placeIn(origin, stage, event));
  const over = grip.now.size > 1 ? null : stage.cellBeside(cell, toSurface(stage.view(), event.point));
  if (over !== state.over) stage.aimAt(over);
  if (over !== null) {
    stage.moveCell(cell, origin);
  } else {
    stage.moveCell(cell, movedIn(origin, grip));
  }
  return { ...state, grip, over };
}

const panFrom = (cell: LayerId, origin: CropPose, fingers: ReadonlyMap<number, Point>): StateOf<'panning'> => ({
  name: 'panning',
  cell,
  origin,
  grip: gripWith(fingers),
  over: null,
});
