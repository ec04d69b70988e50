import type { AssetId } from '@cpc/domain';
import type { TextLayer } from '../document/layers.ts';
import type { Rect } from '../surface/shapes.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** A text as it was set. Lengths in mm at scale 1. */
export interface TextFacts {
  readonly width: number;
  readonly height: number;
  /** The boxes of its ink, letter by letter or finer, from the centre of the text's box. */
  readonly letters: readonly Rect[];
  /** Characters that no typeface at hand has; they are left out of the print. */
  readonly missing: readonly string[];
  /** How high the letters stand that are read: about the x-height of Latin, the body of a Chinese character. */
  readonly readHeight: number;
  /** Breadth of the thin strokes of the letters: a tenth of their outline is thinner. */
  readonly thinStroke: number;
}

/** `gone`: asked for and not to be had. `undefined`: not known yet, so nothing is said about it. */
export type Fact<T> = T | 'gone' | undefined;

/** What a design does not know of itself. */
export interface PreflightFacts {
  /** Pixels of the whole stored picture, orientation applied. */
  readonly picture: (asset: AssetId) => Fact<Pixels>;
  readonly sticker: (key: string) => Fact<Pixels>;
  readonly wallpaper: (key: string) => Fact<Pixels>;
  readonly text: (layer: TextLayer) => Fact<TextFacts>;
  /** Keys of typefaces that have every character of a text, the likest first. */
  readonly typefacesFor: (layer: TextLayer) => readonly string[];
}
