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
  /** Gives the memory of every picture back; the editor is gone. */
  readonly release: () => void;
}

/** @param arrived told whenever something has come that can now be painted */
export function createEditorAssets(ports: EditorPorts, arrived: () => void): EditorAssets {
  const bitmap = async (blob: Promise<Blob>) => (await decodeProxy(await blob)).bitmap;
  const shelf = (load: (key: string) => Promise<Blob>) =>
    createShelf(
      (key) => bitmap(load(key)),
      arrived,
      (thing) => thing.close(),
    );
  const pictures = shelf((asset) => ports.loadPicture(asset as AssetId));
  const stickers = shelf((key) => ports.libraryImage('sticker', key));
  const wallpapers = shelf((key) => ports.libraryImage('wallpaper', key));
  const typesetter = createTypesetter(ports, arrived);
  return {
    picture: pictures.get,
    sticker: stickers.get,
    wallpaper: wallpapers.get,
    outline: typesetter.outline,
    putPicture: pictures.put,
    retry: () => {
      for (const kept of [pictures, stickers, wallpapers, typesetter]) kept.retry();
    },
    release: () => {
      for (const kept of [pictures, stickers, wallpapers]) kept.clear();
    },
  };
}
