import type { Mm } from '@cpc/domain';
import { baseFields, type LayerBase } from './base.ts';
import type { Fields } from './fields.ts';

/** A picture from the station's library; `sticker` is its key in the catalogue. */
export interface StickerLayer extends LayerBase {
  readonly type: 'sticker';
  readonly sticker: string;
  readonly width: Mm;
  readonly height: Mm;
}

export const stickerSchema = (f: Fields) =>
  f.record({ ...baseFields(f), type: f.literal('sticker'), sticker: f.key, width: f.length, height: f.length });

/** Keys of words begin with this. */
const WORD = 'word-';

/** The keys of other stickers with letters or digits in them. */
const LETTERED: ReadonlySet<string> = new Set([
  'hundred-points',
  'zzz',
  'cool-button',
  'free-button',
  'new-button',
  'ok-button',
  'soon-arrow',
  'top-arrow',
  'heavy-dollar-sign',
  'red-question-mark',
  'exclamation-question-mark',
  'money-bag',
  'newspaper',
  '1st-place-medal',
  '2nd-place-medal',
  '3rd-place-medal',
]);

/** Whether a sticker is read, so that its mirror image is wrong. @param key of the catalogue */
export const isLettering = (key: string): boolean => key.startsWith(WORD) || LETTERED.has(key);
