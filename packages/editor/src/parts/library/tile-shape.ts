/** Tiles of a library: minimum width in CSS pixels, and ratio of width to height. */
export const SHAPES = {
  /** Emoji. */
  small: { least: 44, ratio: 1 },
  /** Stickers. */
  square: { least: 68, ratio: 1 },
  /** Wallpapers. */
  portrait: { least: 84, ratio: 9 / 16 },
  /** Templates, as they look on the goods. */
  goods: { least: 92, ratio: 0.56 },
  /** Typefaces. */
  wide: { least: 132, ratio: 2 },
} as const;
export type TileShape = keyof typeof SHAPES;
