/** Tiles of a library: the least width of one, CSS pixels, and its width over its height. */
export const SHAPES = {
  /** Stickers. */
  square: { least: 68, ratio: 1 },
  /** Wallpapers. */
  portrait: { least: 84, ratio: 9 / 16 },
  /** Templates, as they lie on a product. */
  product: { least: 92, ratio: 0.56 },
  /** Typefaces. */
  wide: { least: 132, ratio: 2 },
} as const;
export type TileShape = keyof typeof SHAPES;
