import {
  bleedBox,
  boxAround,
  focusIn,
  type Mask,
  type PictureLayer,
  type Rect,
  type Surface,
  toLayer,
  trimBox,
} from '@cpc/design';
import { type CropPose, frameAt, frameOf, inFrame, inRoom, pictureOf, reshapeFrame, wholeFrame } from './crop.ts';

/** Samples along each side of a surface. */
const SAMPLES = 9;
/** A picture over at least this share of the surface is its ground. */
const GROUND_PART = 0.9;

/** Width by height of the surface with its bleed. */
export function inkRatio(surface: Surface): number {
  const { width, height } = bleedBox(surface);
  return width / height;
}

/** Whether a picture lies over the surface as its ground. */
export function coversSurface(pose: CropPose, surface: Surface): boolean {
  const { x, y, width, height } = frameOf(pose);
  const steps = Array.from({ length: SAMPLES }, (_, n) => (n + 0.5) / SAMPLES);
  const met = steps.flatMap((across) =>
    steps.filter((along) => {
      const at = inFrame(pose, { x: across * surface.width, y: along * surface.height });
      return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
    }),
  );
  return met.length >= GROUND_PART * SAMPLES ** 2;
}

/** What lies on the surface with its bleed, of a box in the space of a frame; undefined if nothing does, or if it is turned. */
function seenOf(box: Rect, { placement }: CropPose, surface: Surface): Rect | undefined {
  if (placement.rotation % 90 !== 0) return undefined;
  const ink = bleedBox(surface);
  const on = boxAround([toLayer(placement, ink), toLayer(placement, { x: ink.x + ink.width, y: ink.y + ink.height })]);
  const [x, y] = [Math.max(box.x, on.x), Math.max(box.y, on.y)];
  const width = Math.min(box.x + box.width, on.x + on.width) - x;
  const height = Math.min(box.y + box.height, on.y + on.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/**
 * Gives the frame another ratio, within what is seen of the picture: the ratio of the surface takes all of it, another
 * one keeps centre and area of what the frame shows. A picture that is turned against the surface counts as seen whole.
 */
export function reshapeSeen(pose: CropPose, ratio: number, surface: Surface): CropPose {
  // The ratio is that of the frame's own axes.
  if (pose.placement.rotation % 180 !== 0) return reshapeFrame(pose, ratio);
  const room = seenOf(pictureOf(pose), pose, surface);
  const shown = seenOf(frameOf(pose), pose, surface);
  if (!room || !shown) return reshapeFrame(pose, ratio);
  const isWhole = Math.abs(ratio - inkRatio(surface)) < 1e-9;
  return reshapeFrame(pose, ratio, isWhole ? room : shown, room);
}

/** Masks that look well over a whole case; the others are as wide as high. */
const TALL: ReadonlySet<Mask> = new Set(['rounded', 'arch', 'slantUp', 'slantDown']);
/** How much of what is seen a mask takes. */
const MASK_PART = 0.88;

/** A picture that may be masked. */
type Masked = CropPose & Pick<PictureLayer, 'mask' | 'framed'>;

/**
 * The frame for the next mask of a picture, or for none; undefined if the frame stays. A frame that was made for a mask
 * follows the next one, and goes with the mask.
 */
export function frameForNext(picture: Masked, mask: Mask | null, surface: Surface): CropPose | undefined {
  if (picture.framed) return undefined;
  if (picture.mask === null) return mask === null ? undefined : frameForMask(picture, mask, surface);
  const whole = wholeFrame(picture);
  const made = frameForMask(whole, picture.mask, surface);
  if (!made || !isSameCrop(made, picture)) return undefined;
  return mask === null ? reshapeSeen(whole, inkRatio(surface), surface) : frameForMask(whole, mask, surface);
}

const isSameCrop = ({ crop: a }: CropPose, { crop: b }: CropPose): boolean =>
  [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].every((by) => Math.abs(by) < 1e-5);

/**
 * The frame in which a mask is seen whole, clear of the camera, on a picture that covers the surface; undefined if the
 * mask can be stretched over the picture as it is.
 */
function frameForMask(pose: CropPose, mask: Mask, surface: Surface): CropPose | undefined {
  const seen = coversSurface(pose, surface) ? seenOf(frameOf(pose), pose, surface) : undefined;
  if (!seen) return undefined;
  const [width, height] = [seen.width * MASK_PART, seen.height * MASK_PART];
  const side = Math.min(width, height);
  const size = TALL.has(mask) ? { width, height } : { width: side, height: side };
  const centre = inFrame(pose, TALL.has(mask) ? middleOfSurface(surface) : focusIn(surface, trimBox(surface)));
  return frameAt(pose, inRoom(seen, centre, size));
}

const middleOfSurface = ({ width, height }: Surface) => ({ x: width / 2, y: height / 2 });
