/** The longest JSON of what runs over both halves, and of a ground: a photo and a word with every effect fit. */
export const MAX_SHARED = 12_000;
/** The longest picture of a half, in Base64 (RFC 4648, 5). */
export const MAX_HALF_PICTURE = 40_000;
/** The largest picture of a half, px: width and height. */
export const MAX_HALF_SIDE = 640;
