/**
 * Limits for a customer's picture (AP-06). A larger one is refused before it is decoded, on the device and on the
 * server.
 */
export const UPLOAD_LIMITS = { bytes: 20 * 2 ** 20, pixels: 50_000_000, side: 30_000, aspect: 50 } as const;

/**
 * Returns true if a picture of this size is refused. Side and aspect are limited in addition to the pixels: a line one
 * pixel high has few pixels but can take a decoder very long. The longest panoramas of phones are 16,384 px wide and 12
 * times as wide as high.
 */
export function isPictureTooLarge({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const { pixels, side, aspect } = UPLOAD_LIMITS;
  return width * height > pixels || long > side || long > short * aspect;
}
