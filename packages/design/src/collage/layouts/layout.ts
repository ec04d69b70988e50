import type { Colour } from '../../colour.ts';
import type { Mask } from '../../document/layers/picture.ts';
import type { Point, Rect } from '../../surface/shapes.ts';

/** The room that a layout fills, in mm, from its own top-left corner. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Space between cells, mm. */
  readonly gap: number;
  /** The bleed box of the surface in the space of the room: a strip of film runs through it. */
  readonly around: Rect;
}

/** Paper, film or a hole in it, beneath a cell. It is drawn as a doodle, so no further kind of layer is needed. */
export type Backing =
  | { readonly kind: 'card'; readonly box: Rect; readonly turn: number; readonly colour: Colour }
  | {
      readonly kind: 'line';
      readonly from: Point;
      readonly to: Point;
      readonly width: number;
      readonly colour: Colour;
    };

/** A cell in the room. */
export interface Cell {
  /** Before it turns about its centre. */
  readonly box: Rect;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly mask?: Mask;
  /** Radius of its corners as a share of its shorter side; without it, the customer's choice. */
  readonly rounding?: number;
  /** Lies on other cells, so no edge of it runs into the bleed. */
  readonly floats?: true;
  readonly beneath?: readonly Backing[];
}

/**
 * How photos are laid out.
 *
 * - `full`: the cells tile the room without gaps. The outer ones run into the bleed, and the gaps are taken off the rest.
 * - `bleed`: the room is the bleed box, and the layout leaves the gaps itself.
 * - `free`: the room is the largest rectangle of the safe area, clear of the camera.
 */
export interface Layout {
  readonly key: string;
  readonly style: 'full' | 'bleed' | 'free';
  /** The numbers of places that it exists for. */
  readonly counts: readonly number[];
  /** Whether cells overlap on purpose. */
  readonly overlaps?: true;
  readonly cells: (count: number, room: Room) => readonly Cell[];
}

export const PLACES = { least: 2, most: 9 } as const;
