import { CUT_EDGE } from '@cpc/cutout';
import { type Crop, cutoutSize, type Made, madeBy, type PictureLayer } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { Mask, Pixels } from '@cpc/imaging';
import { encodePicture } from '../../assets/encode-picture.ts';
import { decodePicture } from '../../assets/decode.ts';
import { proxySize, uprightSize } from '../../assets/proxy.ts';
import { wholeFile } from '../../imaging/whole-file.ts';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import { keptOf } from './kept-of.ts';

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
  const bitmap = await decoded(editor, pictures, made.from, layer.crop);
  const size = proxySize(bitmap, CUT_EDGE);
  const pixels = pixelsOf(bitmap, size);
  const mask = { data: new Uint8ClampedArray(size.width * size.height).fill(255), ...size };
  if (isCut) {
    const result = await decoded(editor, pictures, layer.asset, layer.crop);
    mask.data.set(keptOf(pixelsOf(result, size), pixels));
    result.close();
  }
  return { bitmap, pixels, mask, made };
}

/** A whole picture, in the size in which it is cut out for this crop. */
export async function decoded(editor: Editor, pictures: Pictures, asset: AssetId, crop: Crop): Promise<ImageBitmap> {
  const file = await wholeFile(editor.ports, pictures, asset);
  const size = await uprightSize(file);
  const wanted = size && cutoutSize(size, crop);
  return decodePicture(file, wanted && size.width > wanted.width ? wanted : undefined);
}

function pixelsOf(bitmap: ImageBitmap, { width, height }: { readonly width: number; readonly height: number }): Pixels {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('pixelsOf: the browser gave no 2D canvas context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height) as Pixels;
}

/** The sizes to try until the file fits. */
const SHARES = [1, 0.75, 0.5];

/**
 * The picture with only what the mask keeps, as a PNG of the size of the picture, or smaller if the server would not
 * accept it. Undefined if the canvas does not fit into the memory of this device.
 */
export async function cutPicture(
  { bitmap }: Pick<CutSource, 'bitmap'>,
  mask: HTMLCanvasElement,
): Promise<Blob | undefined> {
  for (const share of SHARES) {
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.max(1, Math.round(bitmap.width * share)),
      height: Math.max(1, Math.round(bitmap.height * share)),
    });
    drawKept(canvas, bitmap, mask);
    const file = await encodePicture(canvas, true);
    canvas.width = canvas.height = 1;
    if (typeof file !== 'string') return file;
  }
  return undefined;
}

function drawKept(canvas: HTMLCanvasElement, bitmap: ImageBitmap, mask: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(mask, 0, 0, canvas.width, canvas.height);
}
