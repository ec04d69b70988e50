import type { AssetId } from '@cpc/domain';
import type { StickerLayer } from '../../document/layers/sticker.ts';
import type { TextLayer } from '../../document/layers/text.ts';
import type { Rect } from '../../surface/shapes.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** Measures of a shaped text. Lengths in mm at scale 1. */
export interface TextFacts {
  readonly width: number;
  readonly height: number;
  /** The boxes of its ink, letter by letter or finer, from the centre of the text's box. */
  readonly letters: readonly Rect[];
  /** The boxes of its emoji, from the same point. They have colours of their own. */
  readonly emoji: readonly Rect[];
  /** Characters that none of its fonts has; the print leaves them out. */
  readonly missing: readonly string[];
  /** Height of the letters for reading: about the x-height of Latin, the body of a Chinese character. */
  readonly readHeight: number;
  /** Width of the letters' thin strokes: a tenth of their outline is thinner. */
  readonly thinStroke: number;
}

/** `gone`: requested but not available. `undefined`: not known yet, so there is no finding about it. */
export type Fact<T> = T | 'gone' | undefined;

/** Facts that a design itself does not contain. */
export interface PreflightFacts {
  /** Pixels of the whole stored picture, orientation applied. */
  readonly picture: (asset: AssetId) => Fact<Pixels>;
  /** A sticker in its colours. */
  readonly sticker: (use: Pick<StickerLayer, 'sticker' | 'colours'>) => Fact<Pixels>;
  readonly wallpaper: (key: string) => Fact<Pixels>;
  readonly text: (layer: TextLayer) => Fact<TextFacts>;
  /** Keys of typefaces that have every character of a text, the most similar first. */
  readonly typefacesFor: (layer: TextLayer) => readonly string[];
}
