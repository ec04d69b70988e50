import type { Size } from '../geometry/view.ts';
import { decodePicture, factsOf, resized, upright } from './decode.ts';

/** Long edge of a picture on the device, in pixels. The server has the full picture (ED-10). */
const PROXY_EDGE = 2048;

/** The size in which a picture is kept: unchanged, or with its long edge reduced. */
export function proxySize(pixels: Size, edge = PROXY_EDGE): Size {
  const k = Math.min(1, edge / Math.max(pixels.width, pixels.height));
  return { width: Math.max(1, Math.round(pixels.width * k)), height: Math.max(1, Math.round(pixels.height * k)) };
}

const originals = new WeakMap<ImageBitmap, Size>();

/** Remembers the original size of a picture that is kept smaller. */
export function rememberSize(bitmap: ImageBitmap, pixels: Size): ImageBitmap {
  originals.set(bitmap, pixels);
  return bitmap;
}

/** The size of the original picture of a bitmap; undefined if it came from the server as a proxy already. */
export function originalSize(bitmap: ImageBitmap): Size | undefined {
  const { width, height } = originals.get(bitmap) ?? bitmap;
  return Math.max(width, height) === PROXY_EDGE ? undefined : { width, height };
}

interface Proxy {
  readonly bitmap: ImageBitmap;
  /** Size of the original picture, orientation applied. */
  readonly pixels: Size;
}

/**
 * Decodes a picture to the size that the screen needs, upright and off the main thread. If the header states the size,
 * decoding and scaling are one step: the page never holds the full size.
 */
export async function decodeProxy(file: Blob): Promise<Proxy> {
  const pixels = await uprightSize(file);
  if (!pixels) return decodeWhole(file);
  const size = proxySize(pixels);
  if (size.width === pixels.width && size.height === pixels.height) return decodeWhole(file);
  return { bitmap: rememberSize(await decodePicture(file, size), pixels), pixels };
}

/** The size of the picture from its header, orientation applied; undefined if the header does not say. */
export async function uprightSize(file: Blob): Promise<Size | undefined> {
  const facts = await factsOf(file);
  return facts?.size && upright(facts.size, facts.orientation);
}

async function decodeWhole(file: Blob): Promise<Proxy> {
  const whole = await decodePicture(file);
  const pixels = { width: whole.width, height: whole.height };
  const size = proxySize(pixels);
  if (size.width === whole.width && size.height === whole.height) return { bitmap: whole, pixels };
  const bitmap = await createImageBitmap(whole, resized(size));
  whole.close();
  return { bitmap: rememberSize(bitmap, pixels), pixels };
}
