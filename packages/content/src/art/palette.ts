/** Colours `#rrggbb` of a wallpaper; each generator documents the use of its colours. */
export type Palette = readonly string[];

/** @throws RangeError if the palette has no such colour */
export function ink(palette: Palette, index: number): string {
  const colour = palette[index];
  if (colour === undefined)
    throw new RangeError(`ink: expected at least ${index + 1} colours in the palette, got ${palette.length}`);
  return colour;
}
