/** What allows an item to be printed and sold, and who made it (CT-08). */
export interface Licence {
  /** SPDX identifier. */
  readonly spdx: 'OFL-1.1' | 'Apache-2.0' | 'CC0-1.0';
  readonly holder: string;
  /** The package or generator the item comes from. */
  readonly source: string;
}

/** A typeface of the catalogue. Its font files are in the manifest `fonts/<key>.json` of the built content. */
export interface TypefaceEntry {
  readonly key: string;
  /** The name a customer reads, in the typeface's own language. */
  readonly title: string;
  /** Scripts it covers by itself, ISO 15924. */
  readonly scripts: readonly string[];
  /** Typefaces asked, in this order, for a character it lacks. */
  readonly fallback: readonly string[];
  readonly licence: Licence;
}

/** First and last code point, both included. */
export type UnicodeRange = readonly [from: number, to: number];

/** `fonts/<key>.json`: which file draws which characters. The first face whose ranges hold a character draws it. */
export interface TypefaceManifest {
  readonly key: string;
  readonly title: string;
  readonly faces: readonly { readonly url: string; readonly ranges: readonly UnicodeRange[] }[];
  readonly fallback: readonly string[];
}

export interface Sticker {
  /** Name of the built file: `stickers/<key>.png`. */
  readonly key: string;
  /** English name; `sticker.<key>` in the language catalogues. */
  readonly title: string;
  /** `stickerGroup.<group>` in the language catalogues. */
  readonly group: string;
  /** Words it is found by, in English, Chinese and Arabic. */
  readonly keywords: readonly string[];
  readonly licence: Licence;
}

export interface Wallpaper {
  /** Name of the built file: `wallpapers/<key>.jpg`. */
  readonly key: string;
  /** English name; `wallpaper.<key>` in the language catalogues. */
  readonly title: string;
  /** `wallpaperGroup.<group>` in the language catalogues. */
  readonly group: string;
  readonly keywords: readonly string[];
  readonly licence: Licence;
}
