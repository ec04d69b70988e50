/** Zoom per pixel of the wheel, as an exponent. */
export const WHEEL_RATE = 0.0022;
/** A wheel fires no end event: after this time without one, the view rests. */
export const WHEEL_REST_MS = 140;
/** CSS pixels per line, for a wheel that counts in lines. */
export const LINE_PX = 16;
