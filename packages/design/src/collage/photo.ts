import type { Crop } from '../document/layers/picture.ts';
import type { Point } from '../surface/shapes.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a photo a cell shows. */
export interface Intent {
  /** The point of the photo that belongs where the cell is seen best; fractions of the photo. */
  readonly look: Point;
  /** Times the least enlargement that shows that point there: 1 as chosen by the layout, more if the customer zoomed. */
  readonly zoom: number;
}

/** A photo is enlarged no more than this, so that its subject is clear of the camera. */
const MAX_SHIFT = 1.4;
/** How much higher than the usual point the lowest strip looks, as a share of the photo's height. */
const MAX_LIFT = 0.15;
/** The least share of a photo's width or height that a cell shows, as while cropping; less only in a narrower cell. */
const MIN_PART = 0.02;

/**
 * A subject is mostly in the middle; on an upright photo it is mostly a face above it. The less of the height a box
 * shows, the higher it looks: a wide strip of a person shows the face, not the chest.
 */
export const plainIntent = (photo: Size, box: Size): Intent => {
  const middle = photo.height > photo.width ? 0.38 : 0.46;
  return { look: { x: 0.5, y: middle - MAX_LIFT * (1 - coverPart(photo, box).height) }, zoom: 1 };
};

/**
 * The part of a photo that covers a box, with a point of the photo at a point of the box where that is possible.
 *
 * @param photo the whole photo; only its ratio counts
 * @param at the point of the box, as fractions
 */
export function coverCrop(photo: Size, box: Size, { look, zoom }: Intent, at: Point): Crop {
  const whole = coverPart(photo, box);
  const most = Math.min(whole.width, whole.height) / MIN_PART;
  // Both sides by the same factor: else the photo is stretched.
  const k = Math.max(1, Math.min(most, Math.min(MAX_SHIFT, shiftFor(whole, look, at)) * zoom));
  const [width, height] = [whole.width / k, whole.height / k];
  return {
    x: clamp(look.x - at.x * width, 0, 1 - width),
    y: clamp(look.y - at.y * height, 0, 1 - height),
    width,
    height,
  };
}

/** The intent by which {@link coverCrop} made a crop; what the customer has moved since is in it. */
export function intentOf(photo: Size, box: Size, crop: Crop, at: Point): Intent {
  const plain = plainIntent(photo, box);
  const untouched = coverCrop(photo, box, plain, at);
  if (isNear(untouched, crop)) return plain;
  const whole = coverPart(photo, box);
  // A side that is shown in full says nothing about the point that was looked at.
  const look = {
    x: crop.width > 0.999 ? plain.look.x : crop.x + at.x * crop.width,
    y: crop.height > 0.999 ? plain.look.y : crop.y + at.y * crop.height,
  };
  const k = Math.max(whole.width / crop.width, whole.height / crop.height);
  return { look, zoom: k / Math.max(1, Math.min(MAX_SHIFT, shiftFor(whole, look, at))) };
}

/** The largest part of a photo in the ratio of a box. */
function coverPart(photo: Size, box: Size): Size {
  const ratio = box.width / box.height / (photo.width / photo.height);
  return ratio > 1 ? { width: 1, height: 1 / ratio } : { width: ratio, height: 1 };
}

/** How much smaller the shown part must be for a point of the photo to lie at a point of the box. */
function shiftFor(part: Size, look: Point, at: Point): number {
  const across = part.width / Math.max(1e-6, Math.min(share(look.x, at.x), share(1 - look.x, 1 - at.x)));
  const along = part.height / Math.max(1e-6, Math.min(share(look.y, at.y), share(1 - look.y, 1 - at.y)));
  return Math.max(across, along);
}

const share = (room: number, part: number): number => (part <= 1e-6 ? Infinity : room / part);
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
const isNear = (a: Crop, b: Crop): boolean =>
  [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].every((by) => Math.abs(by) < 2e-4);
