/** Selectors say how to show a character, and are in no key. */
const SELECTORS = new Set([0xfe0e, 0xfe0f]);

/** The key of an emoji's drawing: its code points in hexadecimal, without selectors. `1f468-200d-1f33e` */
export const emojiKey = (emoji: string): string =>
  Array.from(emoji, (character) => character.codePointAt(0) ?? 0)
    .filter((point) => !SELECTORS.has(point))
    .map((point) => point.toString(16))
    .join('-');
