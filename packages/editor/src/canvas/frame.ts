import type { Rect } from '@cpc/design';
import type { Size, View } from '../geometry/view.ts';

/** The part of the stage that is painted. Lengths are in device pixels, relative to the stage. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** Most pixels of one canvas: three such canvases stay far below the limits of the smallest phones. */
const MAX_PIXELS = 6_000_000;
const MAX_RATIO = 3;
/** Share of the stage that is painted beyond each edge: a moving view then does not show bare ground at once. */
const OVERSCAN = 0.15;

/** Device pixels per CSS pixel to paint with: the ratio of the screen, unless the canvas would get too large. */
export function paintRatio(stage: Size, devicePixelRatio: number): number {
  const area = stage.width * stage.height * (1 + 2 * OVERSCAN) ** 2;
  return Math.min(devicePixelRatio, MAX_RATIO, Math.sqrt(MAX_PIXELS / Math.max(1, area)));
}

/** The visible part of the surface with its overscan, on whole device pixels. */
export function frameOf(view: View, stage: Size, surface: Size, ratio: number): Frame {
  const spare = { x: stage.width * OVERSCAN, y: stage.height * OVERSCAN };
  const left = Math.floor(Math.max(view.x, -spare.x) * ratio) - 1;
  const top = Math.floor(Math.max(view.y, -spare.y) * ratio) - 1;
  const right = Math.ceil(Math.min(view.x + surface.width * view.scale, stage.width + spare.x) * ratio) + 1;
  const bottom = Math.ceil(Math.min(view.y + surface.height * view.scale, stage.height + spare.y) * ratio) + 1;
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top), ratio };
}

/** Sizes are rounded up to this step: a rotating layer then does not resize its canvas with every pixel. */
const SIZE_STEP = 64;

/** The part of a frame that a rectangle of the surface (mm) covers, on whole device pixels; empty if none. */
export function partOf(frame: Frame, view: View, { x, y, width, height }: Rect): Frame {
  const { ratio } = frame;
  const left = Math.max(frame.left, Math.floor((x * view.scale + view.x) * ratio) - 1);
  const top = Math.max(frame.top, Math.floor((y * view.scale + view.y) * ratio) - 1);
  const right = Math.min(frame.left + frame.width, Math.ceil(((x + width) * view.scale + view.x) * ratio) + 1);
  const bottom = Math.min(frame.top + frame.height, Math.ceil(((y + height) * view.scale + view.y) * ratio) + 1);
  return { left, top, width: stepped(right - left), height: stepped(bottom - top), ratio };
}

const stepped = (length: number): number => Math.ceil(Math.max(0, length) / SIZE_STEP) * SIZE_STEP;

/** The CSS transform that shows a painting made for one view in another view. */
export function viewTransform(painted: View, shown: View): string {
  const k = shown.scale / painted.scale;
  return k === 1 && shown.x === painted.x && shown.y === painted.y
    ? 'none'
    : `matrix(${k}, 0, 0, ${k}, ${shown.x - painted.x * k}, ${shown.y - painted.y * k})`;
}
