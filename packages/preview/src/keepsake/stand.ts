import type { Art } from '../face-picture.ts';
import { createTurntable, type TurntableOptions } from '../turntable.ts';
import { floorShadow } from './ground.ts';
import type { Subject } from './subject.ts';

/** Where the goods stand in a frame. */
export interface Pose {
  readonly yaw: number;
  readonly pitch: number;
  /** The middle of the goods, pixels of the frame. */
  readonly x: number;
  readonly y: number;
  /** Of the stand's own size. */
  readonly scale: number;
  readonly opacity: number;
  /** Whether it stands on a floor; otherwise it lies on the ground. */
  readonly floor: boolean;
}

/** The goods as a solid that is drawn into frames. */
export interface Stand {
  /** Sets the artwork; with the same picture it does nothing unless that has changed. */
  readonly dress: (art: Art) => void;
  readonly show: (context: CanvasRenderingContext2D, pose: Pose) => void;
  /** Where a point of the surface was shown last, pixels of the frame. @param x, y mm */
  readonly placeOf: (x: number, y: number) => { readonly x: number; readonly y: number };
  readonly dispose: () => void;
}

/** @param width, height pixels of the room for the goods @throws Error if the browser provides no WebGL */
export function createStand(
  { surface, look }: Subject,
  width: number,
  height: number,
  options: TurntableOptions,
): Stand {
  const canvas = document.createElement('canvas');
  const table = createTurntable(canvas, surface, look, options);
  table.resize(width, height, 1);
  let last: Pose = { yaw: 0, pitch: 0, x: 0, y: 0, scale: 1, opacity: 1, floor: true };
  return {
    dress: (art) => table.dress(art),
    show(context, pose) {
      last = pose;
      table.turn(pose.yaw, pose.pitch);
      const [wide, high] = [width * pose.scale, height * pose.scale];
      context.globalAlpha = pose.opacity;
      const breadth = wide * (0.14 + 0.15 * Math.abs(Math.cos(pose.yaw)));
      if (pose.floor) floorShadow(context, pose.x, pose.y + high * 0.474, breadth);
      context.drawImage(canvas, pose.x - wide / 2, pose.y - high / 2, wide, high);
      context.globalAlpha = 1;
    },
    placeOf(x, y) {
      const at = table.placeOf(x, y);
      return {
        x: last.x + (at.x - 0.5) * width * last.scale,
        y: last.y + (at.y - 0.5) * height * last.scale,
      };
    },
    dispose: () => table.dispose(),
  };
}
