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
  /** CSS weights of its upright styles; a family without a bold one has only the regular. */
  readonly weights: { readonly regular: number; readonly bold: number | null };
  /** Whether the family has an italic for each of its weights. */
  readonly italic: boolean;
  readonly licence: Licence;
}

/** A style besides the regular one. Its files are in the manifest `fonts/<key>-<style>.json`. */
export type TypefaceStyle = 'bold' | 'italic' | 'bold-italic';

/** First and last code point, both included. */
export type UnicodeRange = readonly [from: number, to: number];

/** `fonts/<key>.json`: which file draws which characters. The first face whose ranges contain a character draws it. */
export interface TypefaceManifest {
  readonly key: string;
  readonly title: string;
  readonly faces: readonly { readonly url: string; readonly ranges: readonly UnicodeRange[] }[];
  /** The styles that have manifests of their own; empty in such a manifest. */
  readonly styles: readonly TypefaceStyle[];
  readonly fallback: readonly string[];
}

/** The languages whose names stand beside what they name. */
export type WrittenLocale = 'en-US' | 'zh-Hans' | 'ar';
/** A name by the code of its language. Those of the other languages are in `names/<locale>.json`, as far as they are there. */
export type Titles = Readonly<Record<WrittenLocale, string>> & Readonly<Record<string, string>>;

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
