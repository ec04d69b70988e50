/**
 * How Unicode presents a grapheme cluster (UTS #51, 2.2 and 4): as a picture, or as text, for which the picture is used
 * only if no typeface has the character. `none`: it is no emoji.
 */
export type Presentation = 'picture' | 'text' | 'none';

const PICTURE_SELECTOR = '\ufe0f';
const TEXT_SELECTOR = '\ufe0e';
const KEYCAP = '\u20e3';

const EMOJI = /^\p{Emoji}/u;
const PICTURE = /^\p{Emoji_Presentation}/u;
/** A sequence with a joiner, a skin tone or a flag is a picture. */
const SEQUENCE =
  /^(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}.*(?:\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier}))/u;
/** Digits and ASCII signs are emoji only in keycaps. */
const KEYCAP_BASE = /^[\d#*]/;

export function presentationOf(cluster: string): Presentation {
  // Nearly every cluster ends here.
  if (cluster.length === 1 && cluster < '\u00a9') return 'none';
  if (!EMOJI.test(cluster)) return 'none';
  if (KEYCAP_BASE.test(cluster) && !cluster.includes(KEYCAP)) return 'none';
  if (cluster.includes(PICTURE_SELECTOR) || SEQUENCE.test(cluster)) return 'picture';
  return PICTURE.test(cluster) && !cluster.includes(TEXT_SELECTOR) ? 'picture' : 'text';
}

const ANY = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u;
const WHOLE =
  /[\d#*]\ufe0f?\u20e3|[\p{Extended_Pictographic}\p{Regional_Indicator}](?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u200d|\u20e3|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])*/gu;

/**
 * A text of the same length in which every emoji is neutral for the bidirectional algorithm. Unicode has flags as
 * letters of left-to-right words, and keycaps as numbers, which would turn an Arabic line that begins with one.
 */
export const withNeutralEmoji = (text: string): string =>
  ANY.test(text) ? text.replace(WHOLE, (emoji) => '\ufffc'.repeat(emoji.length)) : text;
