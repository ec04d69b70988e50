import type { Crop } from '../document/layers/picture.ts';
import type { Point, Rect } from '../surface/shapes.ts';
import type { IdeaPhoto } from './page.ts';

/** The people of a photo, cut out of it. Boxes are shares of the whole picture. */
export interface IdeaSubject {
  /** The photo with only its people: as large as the photo. */
  readonly photo: IdeaPhoto;
  /** The smallest box around them. */
  readonly box: Crop;
  /** The smallest box around their faces. */
  readonly faces: Crop;
}

/** Where they may be, mm: the area with its bleed, and the largest rectangle free of cut-outs. */
interface Space {
  readonly bleed: Rect;
  readonly frame: Rect;
}

/** How far from a side of the photo a person counts as cut off there, as a share. */
const AT_SIDE = 0.015;

/** The sides of the photo at which its people are cut off. */
export function cutOff({ box }: IdeaSubject) {
  return {
    left: box.x < AT_SIDE,
    right: box.x + box.width > 1 - AT_SIDE,
    top: box.y < AT_SIDE,
    bottom: box.y + box.height > 1 - AT_SIDE,
  };
}

/** People are not shown larger than this many times their size in the photo over the whole case: they would be coarse. */
const MAX_ZOOM = 1.8;

/** Whether a photo of this size would be printed much coarser than over the whole case. @param scale mm for its unit */
export const isCoarse = ({ photo }: IdeaSubject, { bleed }: Pick<Space, 'bleed'>, scale: number): boolean =>
  scale > MAX_ZOOM * Math.max(bleed.width / photo.width, bleed.height / photo.height);

/** What surrounds a figure at least, mm: its edge, so that a straight one is never seen at the side of a case. */
const BEYOND = 3;
/** The least share of the case that a figure covers in each direction, and the most for its faces. */
const MIN_SHARE = { wide: 0.5, tall: 0.27 } as const;
const MAX_FACE_SHARE = 0.62;
/** Shoulders may be cut by the sides of the case: the figure is so many times as wide as it. */
const MAX_WIDTH_SHARE = 1.3;

/**
 * Where people stand on the case, mm: their faces in the middle, below the camera, as large as they fit. Where the photo cuts
 * them off, they run off the case.
 * @param top the height above which they do not reach
 * @returns undefined if they cannot stand: a head is cut off, or they would be too small
 */
export function standing(subject: IdeaSubject, { bleed, frame }: Space, top: number): Rect | undefined {
  const off = cutOff(subject);
  if (off.top) return undefined;
  const { photo, box, faces } = subject;
  const [wide, tall] = [box.width * photo.width, box.height * photo.height];
  const foot = off.bottom ? bleed.y + bleed.height + BEYOND : frame.y + frame.height;
  const facesWide = faces.width * photo.width;
  const k = Math.min(
    (foot - top) / tall,
    (bleed.width * MAX_WIDTH_SHARE) / wide,
    (frame.width * MAX_FACE_SHARE) / facesWide,
  );
  const least = off.left && off.right ? bleed.width + 2 * BEYOND : 0;
  const size = Math.max(k, least / wide);
  const [width, height] = [wide * size, tall * size];
  if (isCoarse(subject, { bleed }, size)) return undefined;
  if (height > (foot - top) * 1.02 || facesWide * size > frame.width) return undefined;
  if (width < bleed.width * MIN_SHARE.wide || height < bleed.height * MIN_SHARE.tall) return undefined;
  const face = ((faces.x + faces.width / 2 - box.x) / box.width) * width;
  const wanted = frame.x + frame.width / 2 - face;
  const x = atSides(wanted, width, bleed, off);
  return { x, y: foot - height, width, height };
}

/** Moved so that a side that the photo cuts off lies beyond the side of the case. */
function atSides(x: number, width: number, bleed: Rect, off: ReturnType<typeof cutOff>): number {
  const left = bleed.x - BEYOND;
  const right = bleed.x + bleed.width + BEYOND - width;
  if (off.left && off.right) return Math.max(right, Math.min(left, x));
  if (off.left) return Math.min(left, x);
  return off.right ? Math.max(right, x) : x;
}

/** The middle of a subject's faces, where the subject lies in a box. */
export function faceIn({ box, faces }: IdeaSubject, { x, y, width, height }: Rect): Point {
  return {
    x: x + ((faces.x + faces.width / 2 - box.x) / box.width) * width,
    y: y + ((faces.y + faces.height / 2 - box.y) / box.height) * height,
  };
}
