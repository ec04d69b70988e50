import { printable } from '../assets/printable.ts';
import { decodeProxy } from '../assets/proxy.ts';
import type { MessageKey } from '@cpc/i18n';

/** Why a file of the device is no picture for a print, as a text of the catalogue. */
export const REASONS = {
  notImage: 'error.notImage',
  imageTooLarge: 'error.imageTooLarge',
  unreadable: 'studio.picture.unreadable',
} as const;

/** A picture of the device that can be shown, and printed. */
export interface ReadPicture {
  readonly file: Blob;
  readonly bitmap: ImageBitmap;
  readonly pixels: { readonly width: number; readonly height: number };
}

/** Tells why a file is no picture for a print. */
export type TellReason = (reason: MessageKey) => void;

/** Reads a picture that the customer has chosen; undefined, after it has told the reason, if it cannot be used. */
export async function readPicture(chosen: Blob, tell: TellReason): Promise<ReadPicture | undefined> {
  const file = await printable(chosen).catch(() => 'unreadable' as const);
  if (typeof file === 'string') {
    tell(REASONS[file]);
    return undefined;
  }
  const decoded = await decodeProxy(file).catch(() => undefined);
  if (!decoded) tell('error.imageBroken');
  return decoded && { file, ...decoded };
}
