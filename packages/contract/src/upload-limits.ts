/** What a customer's picture may be (AP-06); a larger one is refused before it is decoded, on the device and on the server. */
export const UPLOAD_LIMITS = { bytes: 20 * 2 ** 20, pixels: 50_000_000 } as const;
