/**
 * How a part of an emoji is filled: a colour `#rrggbb` or `#rrggbbaa`; a linear gradient along a line; or a radial one of
 * radius 64 around the origin of a space of its own, which the matrix maps to the drawing. That part's path lies in this
 * space, too.
 */
export type EmojiFill =
  | string
  | { readonly line: readonly [x1: number, y1: number, x2: number, y2: number]; readonly stops: EmojiStops }
  | {
      readonly matrix: EmojiMatrix;
      readonly focus: readonly [x: number, y: number];
      readonly stops: EmojiStops;
    };

export type EmojiMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type EmojiStops = readonly (readonly [at: number, colour: string])[];

/**
 * A path of absolute `M`, `L`, `C` and `Z`, filled by the non-zero rule, within another one if there is a third value: that one
 * does not lie in the space of a radial gradient.
 */
export type EmojiPart = readonly [path: string, fill: EmojiFill, cut?: string];

/** The drawing of an emoji in a square of 128 × 128, y down: served as `/emoji/<key>.json`. */
export interface EmojiDrawing {
  /** What it covers, as one path: its edge and shadow follow it. */
  readonly outline: string;
  /** From the lowest to the topmost. */
  readonly parts: readonly EmojiPart[];
}

/** Which emoji have a drawing: served as `/emoji/index.json`. */
export interface EmojiManifest {
  /** Changes whenever a drawing does; the drawings are served as `/emoji/<key>.json?v=<version>`. */
  readonly version: string;
  /** The keys of all drawings, separated by spaces. */
  readonly keys: string;
  /** The emoji that a customer may choose from, by group. Their pictures are at `/emoji/<key>.svg?v=<version>`. */
  readonly popular: Readonly<Record<string, readonly string[]>>;
}
