import { type DesignDocument, layersOf } from '@cpc/design';
import { pictureKey, type PictureUse } from '../assets.ts';
import type { Size } from '../target.ts';

/** How much memory the decoded pictures of one design may take. */
export interface PictureBudget {
  /** bytes of all pictures together */
  readonly bytes: number;
  /** pixels per mm of what is painted */
  readonly scale: number;
}

/** A picture and its full size in px, upright. */
export interface SizedPicture extends PictureUse, Size {}

/** With its half, its quarter and so on, which a picture is made smaller by: a third more. */
export const BYTES_PER_PIXEL = (4 * 4) / 3;
/** Pixels to spare on each axis, so that a smaller picture looks the same in print. */
const SPARE = 1.5;

/**
 * Chooses the size in px at which each picture is decoded. All keep their full size where that fits the budget. Otherwise
 * each has as many pixels as its layers show; where that is still too much, all become smaller by one common factor.
 * @returns for each picture its size, in their order; undefined means its full size
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

/** Rounded down, so that the sum stays in its bound. */
const scaled = ({ width, height }: Size, share: number): Size => ({
  width: Math.max(1, Math.floor(width * share)),
  height: Math.max(1, Math.floor(height * share)),
});

/** The share of its width and height that a picture needs for the layer that shows it largest; at most 1. */
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
