/** The licence under which an item is printed and sold, and its author (CT-08). */
export interface Licence {
  /** SPDX identifier. */
  readonly spdx: 'OFL-1.1' | 'Apache-2.0' | 'MIT' | 'CC0-1.0';
  readonly holder: string;
  /** The package or generator the item comes from. */
  readonly source: string;
}

/** A typeface of the catalogue. Its font files are in the manifest `fonts/<key>.json` of the built content. */
export interface TypefaceEntry {
  readonly key: string;
  /** The name shown to customers, in the typeface's own language. */
  readonly title: string;
  /** Scripts it covers by itself, ISO 15924. */
  readonly scripts: readonly string[];
  /** Typefaces tried, in this order, for a character that it lacks. */
  readonly fallback: readonly string[];
  readonly licence: Licence;
}

/** First and last code point, both included. */
export type UnicodeRange = readonly [from: number, to: number];

/** `fonts/<key>.json`: which file draws which characters. The first face whose ranges contain a character draws it. */
export interface TypefaceManifest {
  readonly key: string;
  readonly title: string;
  readonly faces: readonly { readonly url: string; readonly ranges: readonly UnicodeRange[] }[];
  readonly fallback: readonly string[];
}

/** A name in each language offered to customers. */
export type Titles = Readonly<Record<'en-us' | 'zh-cn' | 'ar-ar', string>>;

interface LibraryEntry {
  readonly key: string;
  readonly titles: Titles;
  /** `stickerGroup.<group>` or `wallpaperGroup.<group>` in the language catalogues. */
  readonly group: string;
  /** Search words besides its names, in English, Chinese and Arabic. */
  readonly keywords: readonly string[];
  readonly licence: Licence;
}

/** Built as `stickers/<key>.svg`; painted from `stickers/<key>.png`, which is made on first request. */
export interface Sticker extends LibraryEntry {
  /** Its name in the icon set it comes from; null for our own. */
  readonly icon: string | null;
}

/** Built as `wallpapers/previews/<key>.jpg`; `wallpapers/<key>.jpg` is drawn on first request. */
export type Wallpaper = LibraryEntry;

/**
 * How a part of an emoji is filled: a colour `#rrggbb` or `#rrggbbaa`; a linear gradient along a line; or a radial one of
 * radius 64 around the origin of a space of its own, which the matrix maps to the drawing. That part's path lies in this
 * space, too.
 */
export type EmojiFill =
  | string
  | { readonly line: readonly [x1: number, y1: number, x2: number, y2: number]; readonly stops: EmojiStops }
  | {
      readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
      readonly focus: readonly [x: number, y: number];
      readonly stops: EmojiStops;
    };

type EmojiStops = readonly (readonly [at: number, colour: string])[];

/** A path of absolute `M`, `L`, `C` and `Z`, filled by the non-zero rule, within another one if there is a third value. */
export type EmojiPart = readonly [path: string, fill: EmojiFill, cut?: string];

/** The drawing of an emoji in a square of 128 × 128, y down: `emoji/<key>.json` of the built content. */
export interface EmojiDrawing {
  /** What it covers, as one path: its edge and shadow follow it. */
  readonly outline: string;
  /** From the lowest to the topmost. */
  readonly parts: readonly EmojiPart[];
}

/** `emoji/index.json`: which emoji have a drawing. */
export interface EmojiManifest {
  /** Changes whenever a drawing does; the drawings are served as `/emoji/<key>.json?v=<version>`. */
  readonly version: string;
  /** The keys of all drawings, separated by spaces. */
  readonly keys: string;
  /** The emoji that a customer may choose from, by group. */
  readonly popular: Readonly<Record<string, readonly string[]>>;
}
