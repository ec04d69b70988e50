/**
 * The files that a picture can be chosen from, for the device's dialog. HEIC is not among them, so Safari converts HEIC to
 * the first type listed: JPEG. As PNG, a photograph is often too large.
 */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,.jpg,.jpeg,.png,.webp,.avif';
