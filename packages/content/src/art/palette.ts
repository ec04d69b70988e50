/** Colours `#rrggbb` of a wallpaper; what each is for stands with the generator. */
export type Palette = readonly string[];

/** @throws RangeError when the palette has no such colour */
export function ink(palette: Palette, index: number): string {
  const colour = palette[index];
  if (colour === undefined) throw new RangeError(`ink: the palette has ${palette.length} colours, not ${index + 1}`);
  return colour;
}
