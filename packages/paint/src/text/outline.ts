import type { Path, Rect } from '@cpc/design';

/** A text as shapes: shaped once, drawn alike everywhere. */
export interface TextOutline {
  /**
   * The text's box in mm at scale 1: the widest line's advance × the heights of all lines, or what a bent or
   * vertical text takes up in the same terms. Ink may overhang it.
   */
  readonly width: number;
  readonly height: number;
  /** Filled by the non-zero rule; in mm from the box's top-left corner, y down. */
  readonly path: Path;
  /** A rectangle the path does not leave, in the same space; of no size where there is no ink. */
  readonly ink: Rect;
  /** How high the letters are in mm at scale 1: the median ink height of the glyphs; 0 where there is no ink. */
  readonly letterHeight: number;
  /** Characters no face of the typeface or its fallbacks has. They are left out, never drawn as boxes. */
  readonly missing: readonly string[];
  /** Face files that are needed and not loaded yet; what they cover is left out until then. */
  readonly pending: readonly string[];
}
