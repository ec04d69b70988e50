import { type LayerId, madeBy, type PictureLayer, updateLayer } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { decodeProxy, uprightSize } from '../../assets/proxy.ts';
import type { Size } from '../../geometry/view.ts';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import { documentOf, layerOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';

/** A model server draws in sizes of its own. A difference of shape below this is not seen. */
const SAME_SHAPE = 0.02;

/** The picture that is redrawn: the original, also of a picture that was redrawn before. */
export const restyleSource = ({ asset, made }: PictureLayer): AssetId => (made?.by === 'restyle' ? made.from : asset);

/** The part in the middle of a picture that has the shape of another; the whole picture if both are alike. */
export function sameShape({ width, height }: Size, other: Size): Size & { readonly x: number; readonly y: number } {
  const ratio = other.width / other.height;
  if (Math.abs(Math.log(width / height / ratio)) < SAME_SHAPE) return { x: 0, y: 0, width, height };
  const part = {
    width: Math.round(Math.min(width, height * ratio)),
    height: Math.round(Math.min(height, width / ratio)),
  };
  return { ...part, x: Math.floor((width - part.width) / 2), y: Math.floor((height - part.height) / 2) };
}

/**
 * Makes a kept redrawing the picture of a layer, as one step (AI-08). `made.from` keeps the original. Crop, place and look
 * stay, so the redrawing gets the shape of the original.
 * @param kept the redrawing, a picture of the account @param source what it was made of
 * @returns false if the layer is gone or has another picture by now
 * Rejects if a picture cannot be loaded.
 */
export async function placeRestyled(
  editor: Editor,
  pictures: Pictures,
  id: LayerId,
  kept: AssetId,
  source: AssetId,
): Promise<boolean> {
  const { assets, ports, store } = editor;
  const [file, original] = await Promise.all([ports.loadWhole(kept, 'anywhere'), sizeOf(editor, source)]);
  const { bitmap, pixels } = await decodeProxy(file);
  const place = (asset: AssetId) => {
    const layer = layerOf(store.getState(), id);
    if (layer?.type !== 'picture' || restyleSource(layer) !== source) return false;
    const made = layer.made?.by === 'restyle' ? layer.made : madeBy(layer, 'restyle');
    return commit(store, updateLayer<PictureLayer>(documentOf(store.getState()), id, { asset, made }));
  };
  const part = sameShape(pixels, original ?? pixels);
  if (part.width === pixels.width && part.height === pixels.height) {
    assets.putPicture(kept, bitmap);
    return place(kept);
  }
  bitmap.close();
  const cut = await cutOf(file, part);
  const asset = brand<AssetId>(`${ports.randomId()}${ports.randomId()}`);
  const shown = await decodeProxy(cut);
  return await pictures.show({ asset, file: cut }, shown.bitmap, () => place(asset));
}

/** The size of the original with all its pixels; undefined if its file does not say. */
export async function sizeOf({ ports }: Pick<Editor, 'ports'>, asset: AssetId): Promise<Size | undefined> {
  return await uprightSize(await ports.loadWhole(asset, 'anywhere'));
}

async function cutOf(file: Blob, { x, y, width, height }: ReturnType<typeof sameShape>): Promise<Blob> {
  const part = await createImageBitmap(file, x, y, width, height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(part, 0, 0);
  part.close();
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('cutOf: the canvas gave no file'))),
      'image/jpeg',
      0.95,
    );
  });
}
