// The entry for shaping text. Separate from the painter, so that a page without text loads none of it.
export type { Caret, CaretLine } from './text/carets.ts';
export { type EmojiFile, MAX_KEPT_EMOJI } from './text/emoji/emoji-shelf.ts';
export { type HarfBuzz, loadHarfBuzz } from './text/face.ts';
export { EMOJI_INDEX, emojiFrom, type FontSource, loadAndShape, loadText } from './text/load-text.ts';
export { textFacts } from './text/text-facts.ts';
export { createShaper, facesNeeded, type Shaper, type TextContent, type TextNeeds } from './text/shaper.ts';
export type { FaceManifest, TypefaceLookup, TypefaceManifest, TypefaceStyle } from './text/typeface.ts';
