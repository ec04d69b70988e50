import { MAX_HALF_PICTURE } from '@cpc/contract';
import {
  backgroundOf,
  bleedBox,
  type DesignDocument,
  DOCUMENT_VERSION,
  EMPTY_DOCUMENT,
  layersOf,
  type Surface,
  withoutShared,
} from '@cpc/design';
import { paint } from '@cpc/paint';
import type { EditorAssets } from '../../assets/assets.ts';
import { screenTarget } from '../../assets/screen-target.ts';

/** Heights that are tried until the picture is small enough to send, px. */
const HEIGHTS = [560, 400, 280, 180, 100];

/** A design with the background of another one, and nothing else. */
export const groundOf = (document: DesignDocument): DesignDocument => ({
  version: DOCUMENT_VERSION,
  records: { background: backgroundOf(document) },
});

/**
 * What a person has put on the own half, without its ground and without what runs over both: a PNG of the bleed box in
 * Base64 (RFC 4648, 5). Null if there is nothing.
 */
export async function ownPicture(
  document: DesignDocument,
  surface: Surface,
  assets: EditorAssets,
): Promise<string | null> {
  const own = withoutShared(document);
  if (layersOf(own).length === 0) return null;
  const bare = { ...own, records: { ...own.records, ...EMPTY_DOCUMENT.records } };
  const box = bleedBox(surface);
  for (const height of HEIGHTS) {
    const scale = height / box.height;
    const canvas = Object.assign(window.document.createElement('canvas'), {
      width: Math.round(box.width * scale),
      height,
    });
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.translate(-box.x * scale, -box.y * scale);
    paint(screenTarget(context), { document: bare, surface }, scale, assets, { cut: 'none' });
    const text = await base64Of(canvas);
    if (text !== undefined && text.length <= MAX_HALF_PICTURE) return text;
  }
  return null;
}

async function base64Of(canvas: HTMLCanvasElement): Promise<string | undefined> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return undefined;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes such a picture. Rejects if this browser cannot. */
export async function decodeHalf(picture: string): Promise<ImageBitmap> {
  const text = atob(picture.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
}
