import { mm } from '@cpc/domain';
import {
  type Crop,
  LIMITS,
  type PictureLayer,
  type Placement,
  type Point,
  type Rect,
  toLayer,
  toSurface,
} from '@cpc/design';
import type { CropHandle } from './crop-handles.ts';
import { middleOf } from './drag.ts';

/** A picture in its frame. The frame is the layer's box; the picture beneath it always fills it. */
export type CropPose = Pick<PictureLayer, 'placement' | 'width' | 'height' | 'crop'>;

/** Shortest side of a frame, in mm on the surface. */
const MIN_SIDE = 3;
/** Smallest share of a picture's width or height that a frame may show. */
const MIN_PART = 0.02;
/** Longest side of the whole picture, in the space of the frame: no frame around it then exceeds a layer's bounds. */
const MAX_SIDE = LIMITS.reach / 4;

/** The frame in its own space: mm at scale 1 from its centre. */
export const frameOf = ({ width, height }: CropPose): Rect => ({ x: -width / 2, y: -height / 2, width, height });

/** The whole picture in the space of the frame. */
export function pictureOf({ width, height, crop }: CropPose): Rect {
  const [w, h] = [width / crop.width, height / crop.height];
  return { x: -width / 2 - crop.x * w, y: -height / 2 - crop.y * h, width: w, height: h };
}

/** A point of the surface in the space of the frame. */
export const inFrame = ({ placement }: CropPose, point: Point): Point => toLayer(placement, point);

/**
 * Moves the picture beneath its frame: scales it about `from` and shifts that point to `to`, in the space of the frame.
 * The picture never rotates, and it stops before a part of the frame would be bare.
 */
export function movePicture(pose: CropPose, from: Point, to: Point, factor: number): CropPose {
  const [frame, picture] = [frameOf(pose), pictureOf(pose)];
  const least = Math.max(frame.width / picture.width, frame.height / picture.height);
  const most = Math.min(
    frame.width / picture.width / MIN_PART,
    frame.height / picture.height / MIN_PART,
    MAX_SIDE / Math.max(picture.width, picture.height),
  );
  const k = Math.min(Math.max(factor, least), Math.max(most, least));
  const [width, height] = [picture.width * k, picture.height * k];
  return posed(pose, frame, {
    x: clamp(to.x - (from.x - picture.x) * k, frame.x + frame.width - width, frame.x),
    y: clamp(to.y - (from.y - picture.y) * k, frame.y + frame.height - height, frame.y),
    width,
    height,
  });
}

/** Moves a handle of the frame. The picture stays, and limits the frame. @param ratio width by height to keep */
export function moveFrame(pose: CropPose, handle: CropHandle, by: Point, ratio: number | null): CropPose {
  const [frame, picture] = [frameOf(pose), pictureOf(pose)];
  const least = Math.min(MIN_SIDE / pose.placement.scale, picture.width, picture.height);
  const x = sideOf(heldEnd(handle, 'w', 'e'), by.x, rangeOf(frame.x, frame.width), rangeOf(picture.x, picture.width));
  const y = sideOf(heldEnd(handle, 'n', 's'), by.y, rangeOf(frame.y, frame.height), rangeOf(picture.y, picture.height));
  const size =
    ratio === null
      ? {
          width: clamp(x.wanted, Math.min(least, x.most), x.most),
          height: clamp(y.wanted, Math.min(least, y.most), y.most),
        }
      : inRatio(handle, ratio, x, y, least);
  return posed(pose, { x: x.fixed - x.part * size.width, y: y.fixed - y.part * size.height, ...size }, picture);
}

interface Side {
  /** The point of the side that stays, as a share of the side, and its position. */
  readonly part: number;
  readonly fixed: number;
  readonly wanted: number;
  readonly most: number;
}

/** A frame's or a picture's extent along one axis. */
interface Range {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

const rangeOf = (start: number, length: number): Range => ({ start, end: start + length, length });

/** The end of a side that a handle moves. */
function heldEnd(handle: CropHandle, first: 'w' | 'n', last: 'e' | 's'): 'first' | 'last' | 'none' {
  if (handle.includes(last)) return 'last';
  return handle.includes(first) ? 'first' : 'none';
}

function sideOf(held: 'first' | 'last' | 'none', by: number, { start, end, length }: Range, picture: Range): Side {
  if (held === 'last') return { part: 0, fixed: start, wanted: length + by, most: picture.end - start };
  if (held === 'first') return { part: 1, fixed: end, wanted: length - by, most: end - picture.start };
  const middle = (start + end) / 2;
  const most = 2 * Math.min(middle - picture.start, picture.end - middle);
  return { part: 0.5, fixed: middle, wanted: length, most };
}

function inRatio(handle: CropHandle, ratio: number, x: Side, y: Side, least: number) {
  const byHeight = y.wanted * ratio;
  const wanted = handle.length === 2 ? Math.max(x.wanted, byHeight) : x.part === 0.5 ? byHeight : x.wanted;
  const most = Math.min(x.most, y.most * ratio);
  const width = clamp(wanted, Math.min(most, least * Math.max(1, ratio)), most);
  return { width, height: width / ratio };
}

/**
 * Gives the frame another ratio about the same centre, with the same area if there is room.
 * @param from the frame whose centre and area are kept
 * @param room what the frame stays in: a part of the picture
 */
export function reshapeFrame(pose: CropPose, ratio: number, from = frameOf(pose), room = pictureOf(pose)): CropPose {
  const width = Math.min(Math.sqrt(from.width * from.height * ratio), room.width, room.height * ratio);
  const { x, y } = middleOf(from);
  return frameAt(pose, inRoom(room, { x, y }, { width, height: width / ratio }));
}

/** A frame of a size in a room, as near to a centre as it gets. */
export const inRoom = (room: Rect, { x, y }: Point, { width, height }: Pick<Rect, 'width' | 'height'>): Rect => ({
  x: clamp(x - width / 2, room.x, room.x + room.width - width),
  y: clamp(y - height / 2, room.y, room.y + room.height - height),
  width,
  height,
});

/** Sets the frame to a part of the picture, given in the space of the frame. The picture stays. */
export const frameAt = (pose: CropPose, frame: Rect): CropPose => posed(pose, frame, pictureOf(pose));

/** Sets the frame around the whole picture. The picture stays. */
export const wholeFrame = (pose: CropPose): CropPose => frameAt(pose, pictureOf(pose));

/** The pose of a frame over a picture, both given in the space of the old frame. */
function posed({ placement }: CropPose, frame: Rect, picture: Rect): CropPose {
  return {
    placement: movedTo(placement, toSurface(placement, middleOf(frame))),
    width: mm(round(frame.width)),
    height: mm(round(frame.height)),
    crop: cropOf(frame, picture),
  };
}

function cropOf(frame: Rect, picture: Rect): Crop {
  const width = part(frame.width / picture.width);
  const height = part(frame.height / picture.height);
  return {
    x: Math.min(1 - width, part((frame.x - picture.x) / picture.width)),
    y: Math.min(1 - height, part((frame.y - picture.y) / picture.height)),
    width,
    height,
  };
}

const movedTo = (placement: Placement, { x, y }: Point): Placement => ({
  ...placement,
  x: mm(round(x)),
  y: mm(round(y)),
});
const part = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 1e7) / 1e7));
const round = (value: number): number => Math.round(value * 1e4) / 1e4;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
