import type { ColourId, GoodsId, Mm, ShellId } from '@cpc/domain';
import type { Colour } from '../colour.ts';
import type { Path } from './path.ts';

export const CATEGORIES = ['phoneCase', 'tShirt', 'golf', 'colourPlus', 'colourLite', 'bakedGoods'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A closed shape in mm, from the trim box's top-left corner, y down. */
export type Shape =
  | {
      readonly kind: 'roundedRect';
      readonly x: Mm;
      readonly y: Mm;
      readonly width: Mm;
      readonly height: Mm;
      readonly radius: Mm;
    }
  | { readonly kind: 'ellipse'; readonly cx: Mm; readonly cy: Mm; readonly rx: Mm; readonly ry: Mm }
  /** One simple closed path, clockwise: a heart-shaped biscuit, a shirt. */
  | { readonly kind: 'path'; readonly path: Path };

export interface Cutout {
  readonly role: 'camera' | 'flash' | 'port';
  readonly shape: Shape;
}

/** Whether white is printed beneath the ink, and from which side the ink is seen. */
export type UnderbaseMode = 'none' | 'underColour' | 'mirroredOverColour';

/** The body the surface is the printed side of, for the preview that turns. */
export type Form =
  /** A case around a slab; the printed face is its back. depth: of the phone's body. */
  | { readonly kind: 'shell'; readonly depth: Mm }
  /** The print lies on the crown of a ball. */
  | { readonly kind: 'ball'; readonly diameter: Mm }
  /** A flat thing as thick as its height: a biscuit, a card. */
  | { readonly kind: 'disc'; readonly height: Mm }
  /** The print lies on the chest of a garment laid flat. */
  | { readonly kind: 'garment' };

/** A printable surface as data (CT-02). Every length in millimetres. */
export interface Surface {
  readonly id: GoodsId;
  readonly category: Category;
  /** Width and height of the trim box, the outline's bounds. */
  readonly width: Mm;
  readonly height: Mm;
  readonly outline: Shape;
  readonly cutouts: readonly Cutout[];
  /** How far ink runs beyond the outline. */
  readonly bleed: Mm;
  /** How far inside the outline important content must stay. */
  readonly safeInset: Mm;
  /** How far from every cut-out important content must stay. */
  readonly keepOut: Mm;
  /** How far in from the outline the print is folded over the product's side; 0 for a flat print. */
  readonly wrap: Mm;
  readonly form: Form;
}

export interface ShellColour {
  readonly id: ColourId;
  /** Key of the colour's name in the language catalogues, under `colour.`. */
  readonly name: string;
  readonly colour: Colour;
  /** 0 clear … 1 opaque: how much of the phone shows through. */
  readonly opacity: number;
}

/** A shell in one of its colours, as far as it decides how ink on it looks. */
export interface ShellLook {
  readonly colour: Colour;
  /** 0 clear … 1 opaque */
  readonly opacity: number;
  readonly underbase: UnderbaseMode;
}

/** What is printed on: a material in its colours (CT-04). */
export interface Shell {
  readonly id: ShellId;
  /** Key of the material's name in the language catalogues, under `shell.`. */
  readonly name: string;
  /** What it is good for; a shell of one category is not offered for another. */
  readonly categories: readonly Category[];
  readonly underbase: UnderbaseMode;
  /** The customer brings it: only the printing is paid, and no stock is counted (CT-04). */
  readonly own?: true;
  readonly colours: readonly ShellColour[];
}

/** Something to print on, as sold: its surface and the words a customer finds it by. */
export interface Goods {
  /** Empty where the maker does not matter: a shirt, a biscuit. */
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  /** Where the sizes come from, and when they were read. */
  readonly source: string;
  readonly surface: Surface;
}
