import type { ColourId, GarmentSize, GoodsId, Mm, ShellId } from '@cpc/domain';
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

/** The solid whose printed side the surface is, for the 3D preview. */
export type Form =
  /** A case around a phone; its back is printed. depth: of the phone's body. */
  | { readonly kind: 'shell'; readonly depth: Mm }
  /** The print lies on the top of a ball. */
  | { readonly kind: 'ball'; readonly diameter: Mm }
  /** A flat thing of this thickness: a biscuit, a card. */
  | { readonly kind: 'disc'; readonly height: Mm }
  /** The print lies on the chest of a flat garment. */
  | { readonly kind: 'garment' };

/** A printable surface as data (CT-02). Every length in millimetres. */
export interface Surface {
  readonly id: GoodsId;
  readonly category: Category;
  /** Width and height of the trim box, which is the bounds of the outline. */
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
  /** How far in from the outline the print is folded over the side of the goods; 0 for a flat print. */
  readonly wrap: Mm;
  readonly form: Form;
}

export interface ShellColour {
  readonly id: ColourId;
  /** Key of the colour's name in the language catalogues, under `colour.`; for a garment with its size: `white.M`. */
  readonly name: string;
  readonly colour: Colour;
  /** 0 clear … 1 opaque: how much of the phone shows through. */
  readonly opacity: number;
}

/** The properties of a shell in one of its colours that decide how ink on it looks. */
export interface ShellLook {
  readonly colour: Colour;
  /** 0 clear … 1 opaque */
  readonly opacity: number;
  readonly underbase: UnderbaseMode;
}

/** What customers are told about a shell. What is not known is left out, and not told. */
export interface ShellFacts {
  /** A ring of magnets is built in, as for MagSafe and Qi2. */
  readonly magnets?: boolean | undefined;
  /** A phone in it charges without a cable. */
  readonly wireless?: boolean | undefined;
  /** The measures of its sizes, laid flat. */
  readonly sizes?: readonly SizeMeasures[] | undefined;
}

/** A garment laid flat, in mm. */
export interface SizeMeasures {
  readonly size: GarmentSize;
  /** From armpit to armpit. */
  readonly chest: number;
  /** From the highest point of the shoulder to the hem. */
  readonly length: number;
}

/** The body that is printed on: a material in its colours (CT-04). */
export interface Shell {
  readonly id: ShellId;
  /** Key of the material's name in the language catalogues, under `shell.`. */
  readonly name: string;
  /** The categories it exists for; it is not offered for others. */
  readonly categories: readonly Category[];
  readonly underbase: UnderbaseMode;
  /** The customer brings the case: only the printing is paid, and no stock is counted (CT-04). */
  readonly own?: true;
  readonly facts?: ShellFacts;
  readonly colours: readonly ShellColour[];
}

/** Goods as sold: the surface, and the words by which a customer finds them. */
export interface Goods {
  /** Empty if the maker does not matter: a shirt, a biscuit. */
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  /** Where the sizes come from, and the date they were read. */
  readonly source: string;
  readonly surface: Surface;
}
