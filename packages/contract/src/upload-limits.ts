/** What a customer's picture may be (AP-06); a larger one is refused before it is decoded, on the device and on the server. */
export const UPLOAD_LIMITS = { bytes: 20 * 2 ** 20, pixels: 50_000_000, side: 30_000, aspect: 50 } as const;

/**
 * Whether a picture of this size is refused. Sides and aspect are bounded beside the pixels: a line of one pixel has few
 * of them, and takes a decoder as long as a wall. The longest panoramas of phones are 16,384 px and 12 times as wide as high.
 */
export function isPictureTooLarge({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const { pixels, side, aspect } = UPLOAD_LIMITS;
  return width * height > pixels || long > side || long > short * aspect;
}
