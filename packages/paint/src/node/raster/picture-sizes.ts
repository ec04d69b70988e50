import { type DesignDocument, layersOf } from '@cpc/design';
import { pictureKey, type PictureUse } from '../../assets/assets.ts';
import type { Size } from '../../target.ts';

/** The memory limit for the decoded pictures of one design. */
export interface PictureBudget {
  /** bytes of all pictures together */
  readonly bytes: number;
  /** pixels per mm of what is painted */
  readonly scale: number;
}

/** A picture and its full size in px, upright. */
export interface SizedPicture extends PictureUse, Size {}

/** Includes the half, quarter and smaller copies used for scaling down: a third more. */
export const BYTES_PER_PIXEL = (4 * 4) / 3;
/** Factor of extra pixels on each axis, so that a smaller picture looks the same in print. */
const SPARE = 1.5;

/**
 * Chooses the size in px at which each picture is decoded. All keep their full size if that fits the budget. Otherwise
 * each gets the pixels that its layers show; if that is still too much, all are scaled by one common factor.
 * @returns the size of each picture, in their order; undefined means its full size
 */
export function pictureSizes(
  document: DesignDocument,
  pictures: readonly SizedPicture[],
  { bytes, scale }: PictureBudget,
): readonly (Size | undefined)[] {
  if (bytesOf(pictures) <= bytes) return pictures.map(() => undefined);
  const shown = pictures.map((picture) => scaled(picture, shownShare(document, picture, scale)));
  const excess = Math.max(1, bytesOf(shown) / bytes);
  return shown.map((size) => scaled(size, Math.sqrt(1 / excess)));
}

const bytesOf = (sizes: readonly Size[]): number =>
  sizes.reduce((sum, { width, height }) => sum + width * height * BYTES_PER_PIXEL, 0);

/** Rounded down, so that the sum stays within the budget. */
const scaled = ({ width, height }: Size, share: number): Size => ({
  width: Math.max(1, Math.floor(width * share)),
  height: Math.max(1, Math.floor(height * share)),
});

/** The share of its width and height that the layer which shows a picture largest needs; at most 1. */
function shownShare(document: DesignDocument, picture: SizedPicture, scale: number): number {
  const key = pictureKey(picture);
  const shares = layersOf(document).flatMap((layer) => {
    if (layer.type !== 'picture' || layer.hidden || pictureKey(layer) !== key) return [];
    const { crop, placement } = layer;
    const pixelsPerMm = scale * placement.scale * SPARE;
    return [
      (layer.width * pixelsPerMm) / (crop.width * picture.width),
      (layer.height * pixelsPerMm) / (crop.height * picture.height),
    ];
  });
  return Math.min(1, Math.max(...shares));
}
