import type { Point } from '@cpc/design';
import type { Size } from '../../geometry/view.ts';

/** Where the picture lies in the view: `scale` CSS pixels for a pixel of the mask, its corner at `x`, `y`. */
export interface Look {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How far it can be zoomed in beyond the whole picture. */
const MAX_ZOOM = 12;
const MARGIN = 12;

/** The whole picture in the middle of the view. */
export function wholeLook(view: Size, picture: Size): Look {
  const scale = Math.max(
    0.01,
    Math.min((view.width - 2 * MARGIN) / picture.width, (view.height - 2 * MARGIN) / picture.height),
  );
  return { scale, x: (view.width - picture.width * scale) / 2, y: (view.height - picture.height * scale) / 2 };
}

/** Zooms about a point of the view, between the whole picture and `MAX_ZOOM` times that. */
export function zoomed(look: Look, about: Point, factor: number, whole: Look): Look {
  const scale = Math.max(whole.scale, Math.min(whole.scale * MAX_ZOOM, look.scale * factor));
  const k = scale / look.scale;
  return { scale, x: about.x - (about.x - look.x) * k, y: about.y - (about.y - look.y) * k };
}

/** Moved, so that the picture's middle part stays in the view. */
export function moved(look: Look, by: Point, view: Size, picture: Size): Look {
  const within = (at: number, length: number, room: number) => Math.max(room / 2 - length, Math.min(room / 2, at));
  return {
    scale: look.scale,
    x: within(look.x + by.x, picture.width * look.scale, view.width),
    y: within(look.y + by.y, picture.height * look.scale, view.height),
  };
}

/** A point of the view as a point of the mask. */
export const toMask = ({ scale, x, y }: Look, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});
