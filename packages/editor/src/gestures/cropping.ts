import type { Point } from '@cpc/design';
import { type CropPose, inFrame, movePicture } from '../geometry/crop.ts';
import { applySimilarity, scaleOf } from '../geometry/similarity.ts';
import { toSurface } from '../geometry/view.ts';
import { type Grip, gripWith, gripped, middle, moveFinger } from './grip.ts';
import type { CropPort, ViewPort } from './ports.ts';
import type { PointerInput, StateOf, ToolEvent, ToolState } from './state.ts';

/** A press while cropping grips a handle of the frame, or the picture beneath it. */
export function startCropping(stage: CropPort & ViewPort, crop: CropPose, input: PointerInput): ToolState {
  const { handle, pointer } = input;
  const from = placeIn(crop, stage, input);
  if (handle !== null && handle !== 'turn') return { name: 'framing', origin: crop, pointer, handle, from };
  return cropFrom(crop, new Map([[pointer, from]]));
}

export function cropping(state: StateOf<'cropping'>, event: ToolEvent, stage: CropPort & ViewPort): ToolState {
  const fingers = new Map(state.grip.now);
  const { origin } = state;
  if (event.type === 'move') return moved(state, event, stage);
  if (event.type === 'down') {
    if (fingers.size > 1) return state;
    return cropFrom(stage.crop() ?? origin, fingers.set(event.pointer, placeIn(origin, stage, event)));
  }
  if (!fingers.delete(event.pointer)) return state;
  if (event.type === 'cancel') return lost(origin, stage);
  return fingers.size > 0 ? cropFrom(stage.crop() ?? origin, fingers) : { name: 'idle' };
}

/** The gesture was cancelled: restores the picture. */
function lost(origin: CropPose, stage: CropPort & ViewPort): ToolState {
  stage.setCrop(origin);
  return { name: 'idle' };
}

function moved(state: StateOf<'cropping'>, event: PointerInput, stage: CropPort & ViewPort): ToolState {
  if (!stage.crop()) return { name: 'idle' };
  const grip = moveFinger(state.grip, event.pointer, placeIn(state.origin, stage, event));
  stage.setCrop(movedIn(state.origin, grip));
  return { ...state, grip };
}

/** Positions are in the space of the frame, which stays while the picture moves. */
const cropFrom = (origin: CropPose, fingers: ReadonlyMap<number, Point>): StateOf<'cropping'> => ({
  name: 'cropping',
  origin,
  grip: gripWith(fingers),
});

/** Where a finger is in the space of a frame. */
export const placeIn = (pose: CropPose, stage: ViewPort, input: PointerInput): Point =>
  inFrame(pose, toSurface(stage.view(), input.point));

/** Uses only the scale and the shift of the fingers' centre: a picture never rotates in its frame. */
export function movedIn(origin: CropPose, grip: Grip): ReturnType<typeof movePicture> {
  const done = gripped(grip);
  const anchor = middle([...grip.from.values()]);
  return movePicture(origin, anchor, applySimilarity(done, anchor), scaleOf(done));
}
