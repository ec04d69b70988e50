import type { ColourId, GoodsId, Mm, ShellId } from '@cpc/domain';
import type { Colour } from '../document/layers.ts';

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
  | { readonly kind: 'ellipse'; readonly cx: Mm; readonly cy: Mm; readonly rx: Mm; readonly ry: Mm };

export interface Cutout {
  readonly role: 'camera' | 'flash' | 'port';
  readonly shape: Shape;
}

/** Whether white is printed beneath the ink, and from which side the ink is seen. */
export type UnderbaseMode = 'none' | 'underColour' | 'mirroredOverColour';

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
}

export interface ShellColour {
  readonly id: ColourId;
  /** Key of the colour's name in the language catalogues, under `colour.`. */
  readonly name: string;
  readonly colour: Colour;
  /** 0 clear … 1 opaque: how much of the phone shows through. */
  readonly opacity: number;
}

/** What a case is made of (CT-04). */
export interface Shell {
  readonly id: ShellId;
  /** Key of the material's name in the language catalogues, under `shell.`. */
  readonly name: string;
  readonly underbase: UnderbaseMode;
  readonly colours: readonly ShellColour[];
}

/** A phone model as sold: the surface and the words a customer finds it by. */
export interface PhoneModel {
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  /** Where the sizes come from, and when they were read. */
  readonly source: string;
  readonly surface: Surface;
}
