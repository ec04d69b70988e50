import type { Licence, Sticker } from '../types.ts';
import { GROUPS, type StickerRow } from './groups.ts';

/** Pixels of the longer side of a built sticker. */
export const STICKER_SIZE = 1024;

const NOTO_EMOJI: Licence = { spdx: 'Apache-2.0', holder: 'Google Inc. (Noto Emoji)', source: '@iconify-json/noto' };

function sticker(group: string, [key, title, ...words]: StickerRow): Sticker {
  return { key, title, group, keywords: words.flatMap((phrase) => phrase.split(' ')), licence: NOTO_EMOJI };
}

/** The pictures a customer may stick on a design. */
export const STICKERS: readonly Sticker[] = Object.entries(GROUPS).flatMap(([group, rows]) =>
  rows.map((row) => sticker(group, row)),
);
