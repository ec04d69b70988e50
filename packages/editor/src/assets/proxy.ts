import type { Size } from '../geometry/view.ts';

/** Long edge of a picture as it is kept on the device, in pixels; the full picture is the server's (ED-10). */
const PROXY_EDGE = 2048;

/** The size a picture is kept in: as it is, or with its long edge cut down. */
export function proxySize(pixels: Size, edge = PROXY_EDGE): Size {
  const k = Math.min(1, edge / Math.max(pixels.width, pixels.height));
  return { width: Math.max(1, Math.round(pixels.width * k)), height: Math.max(1, Math.round(pixels.height * k)) };
}

/** Decodes a picture, its orientation applied, and keeps no more of it than the screen needs. */
export async function decodeProxy(file: Blob): Promise<{ readonly bitmap: ImageBitmap; readonly pixels: Size }> {
  const whole = await createImageBitmap(file);
  const pixels = { width: whole.width, height: whole.height };
  const { width, height } = proxySize(pixels);
  if (width === whole.width && height === whole.height) return { bitmap: whole, pixels };
  const bitmap = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  whole.close();
  return { bitmap, pixels };
}
