import { inFrame, moveFrame } from '../geometry/crop.ts';
import { toSurface } from '../geometry/view.ts';
import type { CropPort, ViewPort } from './ports.ts';
import type { StateOf, ToolEvent, ToolState } from './state.ts';

export function framing(state: StateOf<'framing'>, event: ToolEvent, stage: CropPort & ViewPort): ToolState {
  if (event.pointer !== state.pointer || event.type === 'down') return state;
  if (event.type === 'cancel') stage.setCrop(state.origin);
  if (event.type !== 'move' || !stage.crop()) return { name: 'idle' };
  const { origin, handle, from } = state;
  const at = inFrame(origin, toSurface(stage.view(), event.point));
  stage.setCrop(moveFrame(origin, handle, { x: at.x - from.x, y: at.y - from.y }, stage.cropRatio()));
  return state;
}
