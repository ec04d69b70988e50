import type { Path, Rect } from '@cpc/design';

/** A text as shapes: shaped once, and drawn the same everywhere. */
export interface TextOutline {
  /**
   * The text's box in mm at scale 1: the widest line's advance × the heights of all lines, or the corresponding extent
   * of a bent or vertical text. Ink may extend beyond it.
   */
  readonly width: number;
  readonly height: number;
  /** Filled by the non-zero rule; in mm from the box's top-left corner, y down. */
  readonly path: Path;
  /** A rectangle that contains the path, in the same space; empty if there is no ink. */
  readonly ink: Rect;
  /** Height of the letters in mm at scale 1: the median ink height of the glyphs; 0 if there is no ink. */
  readonly letterHeight: number;
  /** Characters that no face of the typeface or its fallbacks has. They are left out, never drawn as boxes. */
  readonly missing: readonly string[];
  /** Face files that are needed but not loaded yet; their characters are left out until then. */
  readonly pending: readonly string[];
}
