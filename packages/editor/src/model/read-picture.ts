import type { MessageKey } from '@cpc/i18n';
import { printable, type Unprintable } from '../assets/printable.ts';
import { decodeProxy } from '../assets/proxy.ts';

const REASONS: Readonly<Record<Unprintable, MessageKey>> = {
  notImage: 'error.notImage',
  imageTooLarge: 'error.imageTooLarge',
  unreadable: 'studio.picture.unreadable',
};

/** A picture of the device that can be shown, and printed. */
export interface ReadPicture {
  readonly file: Blob;
  readonly bitmap: ImageBitmap;
  /** `isClear`: the case shows through a part of it, as around a logo. */
  readonly pixels: { readonly width: number; readonly height: number; readonly isClear?: boolean };
}

/** Why a file of the device is no picture for a print. */
interface NoPicture {
  readonly reason: MessageKey;
  /** The device does not give the file: it was deleted, lies in a cloud that does not answer, or the page ends. */
  readonly isAway: boolean;
}

/**
 * Reads a picture that the customer has chosen.
 * @param keep stores the file that will be printed, if it is another one, before the file is decoded
 */
export async function readPicture(
  chosen: Blob,
  keep?: (file: Blob) => Promise<unknown>,
): Promise<ReadPicture | NoPicture> {
  const file = await printable(chosen).catch(() => undefined);
  if (file === undefined) return { reason: REASONS.unreadable, isAway: true };
  if (typeof file === 'string') return { reason: REASONS[file], isAway: false };
  if (file !== chosen) await keep?.(file);
  const decoded = await decodeProxy(file).catch(() => undefined);
  if (!decoded) return { reason: 'error.imageBroken', isAway: false };
  const { bitmap, pixels } = decoded;
  return {
    file,
    bitmap,
    pixels: CAN_BE_CLEAR.test(file.type) && isClear(bitmap) ? { ...pixels, isClear: true } : pixels,
  };
}

const CAN_BE_CLEAR = /^image\/(png|webp|avif)$/;
/** A side of the small picture that is looked at, pixels, and the share of it that must be clear. */
const SMALL = 32;
const CLEAR_SHARE = 0.08;

function isClear(bitmap: ImageBitmap): boolean {
  const context = new OffscreenCanvas(SMALL, SMALL).getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(bitmap, 0, 0, SMALL, SMALL);
  const { data } = context.getImageData(0, 0, SMALL, SMALL);
  const clear = data.filter((value, i) => i % 4 === 3 && value < 128).length;
  return clear > CLEAR_SHARE * SMALL * SMALL;
}
