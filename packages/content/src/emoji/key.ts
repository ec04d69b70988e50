/** The emoji selector: it says only that a picture is meant. */
const SELECTOR = 0xfe0f;

/** The key of an emoji's drawing: its code points in hexadecimal, without the emoji selector. `1f468-200d-1f33e` */
export const emojiKey = (emoji: string): string =>
  Array.from(emoji, (character) => character.codePointAt(0) ?? 0)
    .filter((point) => point !== SELECTOR)
    .map((point) => point.toString(16))
    .join('-');
