import type { Path, Point, Rect } from '@cpc/design';
import type { EmojiArt } from './emoji/art.ts';

/** An emoji of a text. */
export interface PlacedEmoji {
  readonly art: EmojiArt;
  readonly centre: Point;
  /** Side of its square in mm at scale 1. */
  readonly side: number;
  /** Radians, clockwise. */
  readonly angle: number;
}

/** A text as shapes: shaped once, and drawn the same everywhere. */
export interface TextOutline {
  /**
   * The text's box in mm at scale 1: the widest line's advance × the heights of all lines, or the corresponding extent
   * of a bent or vertical text. Ink may extend beyond it.
   */
  readonly width: number;
  readonly height: number;
  /** The letters, filled by the non-zero rule; in mm from the box's top-left corner, y down. */
  readonly path: Path;
  /** The emoji between the letters, in the same space. */
  readonly emoji: readonly PlacedEmoji[];
  /** Letters and emoji as one shape, for edge and shadow. Without emoji it is the path itself. */
  readonly shape: Path;
  /** A rectangle that contains all of it, in the same space; empty if there is no ink. */
  readonly ink: Rect;
  /**
   * Height of the letters in mm at scale 1: the median ink height of the glyphs, or the
   * height of the emoji if there are only emoji; 0 if there is no ink.
   */
  readonly letterHeight: number;
  /** Characters that no face of the typeface or its fallbacks has, and no drawing shows. They are left out, never drawn as boxes. */
  readonly missing: readonly string[];
  /** Files that are needed but not loaded yet; until then their letters are left out, and emoji have only their room. */
  readonly pending: readonly string[];
}
