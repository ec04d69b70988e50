import { evenFile, type FileFacts, fileFacts } from '@cpc/imaging';
import type { Size } from '../geometry/view.ts';
import { decodedAside } from './decode-aside.ts';

/** Of each file once: a photo of a phone has many megabytes, and several steps ask. */
const facts = new WeakMap<Blob, FileFacts | undefined>();

/** What the container of a picture says; undefined for a file that is no PNG, JPEG or WebP. */
export async function factsOf(file: Blob): Promise<FileFacts | undefined> {
  if (!facts.has(file)) facts.set(file, fileFacts(await bytesOf(file)));
  return facts.get(file);
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** Orientations 5 to 8 swap width and height. */
export const upright = ({ width, height }: Size, orientation: number): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

/**
 * Decodes a picture upright and in sRGB, off the main thread if it is reduced. Every engine gets a file that is read in
 * one way only, as the server does.
 * @param size px, upright, to which it is reduced in the same step: the page never holds the full size
 * Rejects if the picture is damaged, or no picture.
 */
export async function decodePicture(file: Blob, size?: Size): Promise<ImageBitmap> {
  const told = await factsOf(file);
  if (!told) return bitmapOf(file, size);
  // All engines turn a JPEG; not all turn the others.
  const isTurned = told.type === 'jpeg';
  const { bytes: even, end } = evenFile(await bytesOf(file), isTurned);
  if (end === 'cut') throw new Error('decodePicture: the data end before the picture does');
  const plain = new Blob([even], { type: `image/${told.type}` });
  if (isTurned || told.orientation === 1) return bitmapOf(plain, size);
  const lying = await bitmapOf(plain, size && upright(size, told.orientation));
  return turned(lying, told.orientation);
}

async function bitmapOf(file: Blob, size?: Size): Promise<ImageBitmap> {
  if (!size) return createImageBitmap(file);
  const options = resized(size);
  return (await decodedAside(file, options)) ?? createImageBitmap(file, options);
}

export const resized = ({ width, height }: Size): ImageBitmapOptions => ({
  resizeWidth: width,
  resizeHeight: height,
  resizeQuality: 'high',
});

/** Where the axes of a picture point when it is drawn upright, by its orientation (CIPA DC-008, table 6). */
const TURNS: Readonly<Record<number, readonly [a: number, b: number, c: number, d: number]>> = {
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
};

/** Turns a picture upright, and closes the one that lay. */
async function turned(lying: ImageBitmap, orientation: number): Promise<ImageBitmap> {
  const { width, height } = upright(lying, orientation);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('turned: the browser gave no 2D canvas context');
  const [a, b, c, d] = TURNS[orientation] ?? [1, 0, 0, 1];
  context.setTransform(a, b, c, d, a + c < 0 ? width : 0, b + d < 0 ? height : 0);
  context.drawImage(lying, 0, 0);
  lying.close();
  const bitmap = await createImageBitmap(canvas);
  canvas.width = canvas.height = 1;
  return bitmap;
}
