/**
 * Measures of an emoji in em, as in colour fonts: it is a little larger than a capital letter, and its middle is the
 * middle of one.
 */
/** Side of the square that is drawn in. */
export const EMOJI_SIDE = 1.1;
/** Room along the line. */
export const EMOJI_ADVANCE = 1.2;
/** Its centre above the baseline. */
export const EMOJI_MIDDLE = 0.35;
/** What a line with emoji reaches at least above and below its baseline. */
export const EMOJI_ASCENT = 0.93;
export const EMOJI_DESCENT = 0.23;
