import type { AssetId } from '@cpc/domain';
import type { PaintAssets } from '@cpc/paint';
import type { EditorPorts } from '../ports.ts';
import { decodeProxy } from './proxy.ts';
import { createShelf } from './shelf.ts';
import { createTypesetter } from './typesetter.ts';

/** What the painter looks up, and what the editor adds from the device. */
export interface EditorAssets extends PaintAssets<ImageBitmap> {
  readonly putPicture: (asset: AssetId, bitmap: ImageBitmap) => void;
  /** Sends again for whatever could not be had, for when the network is back. */
  readonly retry: () => void;
}

/** @param arrived told whenever something has come that can now be painted */
export function createEditorAssets(ports: EditorPorts, arrived: () => void): EditorAssets {
  const bitmap = async (blob: Promise<Blob>) => (await decodeProxy(await blob)).bitmap;
  const pictures = createShelf((asset) => bitmap(ports.loadPicture(asset as AssetId)), arrived);
  const stickers = createShelf((key) => bitmap(ports.libraryImage('sticker', key)), arrived);
  const wallpapers = createShelf((key) => bitmap(ports.libraryImage('wallpaper', key)), arrived);
  const typesetter = createTypesetter(ports, arrived);
  return {
    picture: pictures.get,
    sticker: stickers.get,
    wallpaper: wallpapers.get,
    outline: typesetter.outline,
    putPicture: pictures.put,
    retry: () => {
      for (const shelf of [pictures, stickers, wallpapers, typesetter]) shelf.retry();
    },
  };
}
