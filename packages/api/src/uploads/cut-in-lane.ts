import { type Cutter, cutPicture } from './cut-picture.ts';
import { createLanes } from './lanes.ts';

/** Pictures of remixes are cut one at a time, beside the uploads; so many may wait. */
const MAX_WAITING = 16;

/** Cuts pictures one at a time. Rejects with CallError unavailable when too many wait. */
export function cutInLane(): Cutter {
  const lane = createLanes(1, MAX_WAITING);
  return (bytes, mediaType, cut) => lane.run(() => cutPicture(bytes, mediaType, cut));
}
