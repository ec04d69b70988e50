import type { Mm } from '@cpc/domain';
import type { Colour } from '../../colour.ts';
import { baseFields, type LayerBase } from './base.ts';
import type { Fields } from '../fields/fields.ts';

/** A main colour of a sticker's art, and the colour that it has on the case. */
export interface ArtColour {
  readonly from: Colour;
  readonly to: Colour;
}

/** The most main colours of a sticker. */
export const MAX_ART_COLOURS = 4;

/** A picture from the station's library; `sticker` is its key in the catalogue. */
export interface StickerLayer extends LayerBase {
  readonly type: 'sticker';
  readonly sticker: string;
  readonly width: Mm;
  readonly height: Mm;
  /** All main colours of its art, once the customer has changed one of them; empty if it is as it was drawn. */
  readonly colours: readonly ArtColour[];
}

export const stickerSchema = (f: Fields) =>
  f.record({
    ...baseFields(f),
    type: f.literal('sticker'),
    sticker: f.key,
    width: f.length,
    height: f.length,
    colours: f.where(
      f.list(f.record({ from: f.colour, to: f.colour }), { least: 0, most: MAX_ART_COLOURS }),
      areDifferent,
    ),
  });

const areDifferent = (colours: readonly ArtColour[]): boolean =>
  new Set(colours.map(({ from }) => from)).size === colours.length;

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
