import type { Surface } from './surface.ts';

/** What of the goods lies around a print, for the flat and the solid drawing alike. */

/** The baked rim around a biscuit's icing, in mm. */
export const BISCUIT_RIM = 5;
/** A print up to this width, in mm, is on the chest pocket, on the wearer's left. */
const POCKET_WIDTH = 120;

/** Where the shirt is around its print: the vertical middle line and the height of the collar, in mm of the surface. */
export function shirtOf({ width }: Surface): { readonly middle: number; readonly collar: number } {
  const pocket = width <= POCKET_WIDTH;
  return { middle: width / 2 - (pocket ? 105 : 0), collar: pocket ? -165 : -105 };
}
