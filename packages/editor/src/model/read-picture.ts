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
  readonly pixels: { readonly width: number; readonly height: number };
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
  return decoded ? { file, ...decoded } : { reason: 'error.imageBroken', isAway: false };
}
