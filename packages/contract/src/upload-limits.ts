/**
 * Limits for a customer's picture (AP-06), checked before it is decoded, on the device and on the server. What phones call
 * 50 megapixels has up to 8256 × 6192 px.
 */
export const UPLOAD_LIMITS = { bytes: 20 * 2 ** 20, pixels: 52_000_000, side: 30_000, aspect: 50 } as const;

/** The limits as texts name them. */
export const UPLOAD_LIMITS_TOLD = { megabytes: UPLOAD_LIMITS.bytes / 2 ** 20, megapixels: UPLOAD_LIMITS.pixels / 1e6 };

/**
 * Returns true if a picture of this size is refused. Side and aspect are limited in addition to the pixels: a line one
 * pixel high has few pixels but can take a decoder very long. The longest panoramas of phones are 16,384 px wide and 12
 * times as wide as high.
 * @param pixels the most that it may have
 */
export function isPictureTooLarge(
  { width, height }: { readonly width: number; readonly height: number },
  pixels: number = UPLOAD_LIMITS.pixels,
): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const { side, aspect } = UPLOAD_LIMITS;
  return width * height > pixels || long > side || long > short * aspect;
}
