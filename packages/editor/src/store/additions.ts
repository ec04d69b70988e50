import { type AssetId, degrees, mm } from '@cpc/domain';
import {
  type Colour,
  type DesignDocument,
  type DoodleLayer,
  type LayerId,
  type PictureLayer,
  type Placement,
  type StickerLayer,
  type Stroke,
  type Surface,
  type TextLayer,
  layersOf,
  topStack,
} from '@cpc/design';
import { drawnFrom } from './doodle.ts';

/** Part of the surface's width a sticker, and a second picture, takes when it is added. */
const STICKER_PART = 0.42;
const SECOND_PICTURE_PART = 0.7;
const TEXT_SIZE_PART = 0.14;

interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** The first picture covers the surface with its bleed; those that follow leave it in sight. */
export function newPicture(
  document: DesignDocument,
  surface: Surface,
  id: LayerId,
  asset: AssetId,
  pixels: Pixels,
): PictureLayer {
  const first = layersOf(document).every((layer) => layer.type !== 'picture');
  const cover = Math.max(
    (surface.width + 2 * surface.bleed) / pixels.width,
    (surface.height + 2 * surface.bleed) / pixels.height,
  );
  const within = (surface.width * SECOND_PICTURE_PART) / Math.max(pixels.width, pixels.height);
  return { ...base(document, surface, id), type: 'picture', asset, ...sized(pixels, first ? cover : within) };
}

export function newSticker(
  document: DesignDocument,
  surface: Surface,
  id: LayerId,
  sticker: string,
  pixels: Pixels,
): StickerLayer {
  const k = (surface.width * STICKER_PART) / Math.max(pixels.width, pixels.height);
  return { ...base(document, surface, id), type: 'sticker', sticker, ...sized(pixels, k) };
}

export function newText(
  document: DesignDocument,
  surface: Surface,
  id: LayerId,
  given: Pick<TextLayer, 'text' | 'typeface' | 'colour' | 'align'>,
): TextLayer {
  return { ...base(document, surface, id), type: 'text', size: mm(round(surface.width * TEXT_SIZE_PART)), ...given };
}

export function newDoodle(document: DesignDocument, surface: Surface, id: LayerId, stroke: Stroke): DoodleLayer {
  const { centre, ...drawn } = drawnFrom([stroke]);
  const start = base(document, surface, id);
  return { ...start, type: 'doodle', ...drawn, placement: { ...start.placement, x: mm(centre.x), y: mm(centre.y) } };
}

export const DEFAULT_INK = '#ffffff' as Colour;

function base(document: DesignDocument, surface: Surface, id: LayerId) {
  return { id, stack: topStack(document), placement: inTheMiddle(surface), opacity: 1, locked: false, hidden: false };
}

function inTheMiddle(surface: Surface): Placement {
  return {
    x: mm(surface.width / 2),
    y: mm(surface.height / 2),
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
