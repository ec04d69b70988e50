import { CUT_EDGE } from '@cpc/cutout';
import { type Made, madeBy, type PictureLayer } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { Mask, Pixels } from '@cpc/imaging';
import { decodeProxy, proxySize } from '../assets/proxy.ts';
import type { Editor } from '../model/editor.ts';
import type { Pictures } from '../model/pictures.ts';

/** The picture that is cut out, and where the mending starts. */
export interface CutSource {
  /** The whole picture, as the customer gave it. */
  readonly bitmap: ImageBitmap;
  /** The same, small enough to be cut out; as large as the masks. */
  readonly pixels: Pixels;
  /** What is kept so far: everything, or what an earlier cut-out kept. */
  readonly mask: Mask;
  /** How the result is made. */
  readonly made: Made;
}

/** Loads the picture behind a layer. A cut-out starts from its original, with the mask that it has. Rejects offline. */
export async function loadSource(editor: Editor, pictures: Pictures, layer: PictureLayer): Promise<CutSource> {
  const isCut = layer.made?.by === 'cutout';
  const made = isCut && layer.made ? layer.made : madeBy(layer, 'cutout');
  const bitmap = await decoded(editor, pictures, made.from);
  const size = proxySize(bitmap, CUT_EDGE);
  const pixels = pixelsOf(bitmap, size);
  const mask = { data: new Uint8ClampedArray(size.width * size.height).fill(255), ...size };
  if (isCut) {
    const result = await decoded(editor, pictures, layer.asset);
    const { data } = pixelsOf(result, size);
    for (let i = 0; i < mask.data.length; i++) mask.data[i] = data[i * 4 + 3] as number;
    result.close();
  }
  return { bitmap, pixels, mask, made };
}

/** A bitmap of its own: the editor may shrink or free those that it shows. */
async function decoded(editor: Editor, pictures: Pictures, asset: AssetId): Promise<ImageBitmap> {
  const waiting = pictures.pending().find((one) => one.asset === asset)?.file;
  return (await decodeProxy(waiting ?? (await editor.ports.loadPicture(asset)))).bitmap;
}

function pixelsOf(bitmap: ImageBitmap, { width, height }: { readonly width: number; readonly height: number }): Pixels {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('pixelsOf: the browser gave no 2D canvas context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height) as Pixels;
}

/**
 * The picture with only what the mask keeps, as a PNG of the size of the picture. Null if the canvas does not fit into
 * the memory of this device.
 */
export function cutPicture({ bitmap }: CutSource, mask: HTMLCanvasElement): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.drawImage(bitmap, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  context.imageSmoothingQuality = 'high';
  context.drawImage(mask, 0, 0, bitmap.width, bitmap.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      canvas.width = canvas.height = 1;
      resolve(blob);
    }, 'image/png');
  });
}
