import type { Point } from '@cpc/design';
import { applySimilarity, scaleOf } from '../geometry/similarity.ts';
import { gripView } from '../geometry/view.ts';
import { gripWith, gripped, middle, moveFinger } from './grip.ts';
import { startDrawing } from './start-drawing.ts';
import type { PenPort, ViewPort } from './ports.ts';
import type { PointerInput, StateOf, ToolEvent, ToolState } from './state.ts';

export function startViewing(stage: PenPort & ViewPort, fingers: readonly PointerInput[]): StateOf<'viewing'> {
  return viewFrom(stage, new Map(fingers.map((finger) => [finger.pointer, finger.point])));
}

export function viewing(state: StateOf<'viewing'>, event: ToolEvent, stage: PenPort & ViewPort): ToolState {
  const fingers = new Map(state.grip.now);
  switch (event.type) {
    case 'move':
      return moved(state, event, stage);
    case 'down':
      if (event.kind === 'pen' && stage.isDoodling()) return leaveFor(event, stage);
      return fingers.size < 2 ? viewFrom(stage, fingers.set(event.pointer, event.point)) : state;
    case 'up':
    case 'cancel':
      if (!fingers.delete(event.pointer)) return state;
      if (fingers.size > 0) return viewFrom(stage, fingers);
      stage.restView();
      return { name: 'idle' };
  }
}

/** A palm on the screen has moved the view. When the pen comes, the view rests and the pen draws. */
function leaveFor(pen: PointerInput, stage: PenPort & ViewPort): ToolState {
  stage.restView();
  return startDrawing(stage, pen);
}

/** Uses only the scale and the shift of the fingers' centre: a view never rotates. */
function moved(state: StateOf<'viewing'>, event: PointerInput, stage: PenPort & ViewPort): ToolState {
  const grip = moveFinger(state.grip, event.pointer, event.point);
  const done = gripped(grip);
  stage.moveView(
    gripView(state.origin, stage.fitView(), state.anchor, applySimilarity(done, state.anchor), scaleOf(done)),
  );
  return { ...state, grip };
}

function viewFrom(stage: PenPort & ViewPort, fingers: ReadonlyMap<number, Point>): StateOf<'viewing'> {
  return { name: 'viewing', origin: stage.view(), grip: gripWith(fingers), anchor: middle([...fingers.values()]) };
}
