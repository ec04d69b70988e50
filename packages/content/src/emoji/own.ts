import { emojiKey } from '@cpc/design';

const page = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">${body}</svg>`;

const tile = (colour: string): string => `<rect x="10" y="10" width="108" height="108" rx="18" fill="${colour}"/>`;

/** Skin tones and hair, which stand alone only where their emoji has no drawing with them. */
const SWATCHES: Readonly<Record<string, string>> = {
  '\u{1f3fb}': '#fadcbc',
  '\u{1f3fc}': '#e0bb95',
  '\u{1f3fd}': '#bf8f68',
  '\u{1f3fe}': '#9b643d',
  '\u{1f3ff}': '#594539',
  '\u{1f9b0}': '#c1502e',
  '\u{1f9b1}': '#543930',
  '\u{1f9b2}': '#e0bb95',
  '\u{1f9b3}': '#d9d9d9',
};

/** Drawings that the packages lack, so that no part of a sequence is nothing: SVG by key. */
export const ownEmoji = (): [key: string, svg: string][] =>
  Object.entries(SWATCHES).map(([emoji, colour]) => [emojiKey(emoji), page(tile(colour))]);
