import { type AssetId, degrees, mm } from '@cpc/domain';
import {
  type DesignDocument,
  EMPTY_DOCUMENT,
  type DoodleLayer,
  type LayerId,
  type PictureLayer,
  type Pixels,
  type Placement,
  PLAIN_TEXT,
  type Point,
  type StickerLayer,
  type Stroke,
  type Surface,
  type TextLayer,
  bottomStack,
  bleedBox,
  frameOf,
  type Rect,
  layersOf,
  topStack,
  PLAIN_PICTURE,
} from '@cpc/design';
import { drawnFrom } from './doodle.ts';
import { stickerInsertionPoint } from './insertion-point.ts';

/** Width of a new sticker, and of a second picture, as a share of the surface's width. */
const STICKER_PART = 0.42;
const SECOND_PICTURE_PART = 0.7;
const TEXT_SIZE_PART = 0.14;
/** Ratios that differ by less are the same shape. */
const SAME_SHAPE = 0.04;

/** The size of a new text, mm. */
export const textSize = (surface: Surface): number => round(surface.width * TEXT_SIZE_PART);

interface PicturePixels extends Pixels {
  /** Whether the case shows through a part of it, as around a logo. */
  readonly isClear?: boolean | undefined;
}

/**
 * The first picture covers the surface with its bleed, beneath existing layers, unless it is clear in part: that one is
 * shown whole. Later ones are smaller and on top.
 */
export function newPicture(
  document: DesignDocument,
  surface: Surface,
  id: LayerId,
  asset: AssetId,
  pixels: PicturePixels,
): PictureLayer {
  const first = layersOf(document).every((layer) => layer.type !== 'picture');
  const cover = Math.max(
    (surface.width + 2 * surface.bleed) / pixels.width,
    (surface.height + 2 * surface.bleed) / pixels.height,
  );
  const within = (surface.width * SECOND_PICTURE_PART) / Math.max(pixels.width, pixels.height);
  const frame = frameOf(surface);
  const whole = Math.min(frame.width / pixels.width, frame.height / pixels.height);
  const at = pixels.isClear ? centreOf(frame) : middleOf(surface);
  const start = first
    ? { ...base(document, id, at), stack: bottomStack(document) }
    : base(document, id, stickerInsertionPoint(document, surface));
  return {
    ...start,
    type: 'picture',
    asset,
    ...sized(pixels, first ? (pixels.isClear ? whole : cover) : within),
    ...PLAIN_PICTURE,
  };
}

/** Whether a picture has the shape of the surface with its bleed: it was made to cover it. */
export function isCaseShaped({ width, height }: Pixels, surface: Surface): boolean {
  const box = bleedBox(surface);
  return Math.abs(width / height / (box.width / box.height) - 1) < SAME_SHAPE;
}

/** A picture over the whole surface, on those that are there. */
export function coveringPicture(
  document: DesignDocument,
  surface: Surface,
  id: LayerId,
  asset: AssetId,
  pixels: Pixels,
): PictureLayer {
  const first = newPicture(EMPTY_DOCUMENT, surface, id, asset, pixels);
  return { ...first, stack: topStack(document) };
}

export function newSticker(
  document: DesignDocument,
  surface: Surface,
  id: LayerId,
  sticker: string,
  pixels: Pixels,
): StickerLayer {
  const k = (surface.width * STICKER_PART) / Math.max(pixels.width, pixels.height);
  return {
    ...base(document, id, stickerInsertionPoint(document, surface)),
    type: 'sticker',
    sticker,
    colours: [],
    ...sized(pixels, k),
  };
}

export function newText(
  document: DesignDocument,
  surface: Surface,
  id: LayerId,
  at: Point,
  given: Pick<TextLayer, 'text' | 'typeface' | 'ink' | 'align'> & Partial<Pick<TextLayer, 'weight'>>,
): TextLayer {
  return {
    ...base(document, id, at),
    type: 'text',
    size: mm(textSize(surface)),
    ...PLAIN_TEXT,
    ...given,
  };
}

export function newDoodle(document: DesignDocument, id: LayerId, stroke: Stroke): DoodleLayer {
  return drawnLayer(id, topStack(document), stroke);
}

/** A doodle with one stroke, given on the surface (mm). */
export function drawnLayer(id: LayerId, stack: string, stroke: Stroke): DoodleLayer {
  const { centre, ...drawn } = drawnFrom([stroke]);
  return { ...plain(id, stack, centre), type: 'doodle', ...drawn };
}

const base = (document: DesignDocument, id: LayerId, at: Point) => plain(id, topStack(document), at);

function plain(id: LayerId, stack: string, at: Point) {
  return {
    id,
    stack,
    placement: placementAt(at),
    opacity: 1,
    locked: false,
    hidden: false,
    group: null,
  };
}

const centreOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
const middleOf = (surface: Surface): Point => ({ x: surface.width / 2, y: surface.height / 2 });

function placementAt({ x, y }: Point): Placement {
  return {
    x: mm(x),
    y: mm(y),
    scale: 1,
    rotation: degrees(0),
    flipX: false,
    flipY: false,
  };
}

const sized = (pixels: Pixels, k: number) => ({
  width: mm(round(pixels.width * k)),
  height: mm(round(pixels.height * k)),
});
const round = (value: number): number => Math.round(value * 1e3) / 1e3;
