import type { Colour, DesignDocument, ShellLook, Surface } from '@cpc/design';

/** A code to scan: its modules as an SVG path, in a square of `size` units. */
export interface Code {
  readonly size: number;
  readonly path: string;
}

/** What a keepsake shows. Texts are already translated. */
export interface Subject {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly look: ShellLook;
  /** Paints a design on this surface, cut at its outline. @param side pixels of the longer side */
  readonly paint: (document: DesignDocument, side: number) => HTMLCanvasElement;
  /** The goods. */
  readonly name: string;
  /** What the code is for. */
  readonly invitation: string;
  /** The three chapters of the making-of: designed, printed, mine. */
  readonly chapters: readonly [string, string, string];
  /** The station's address; undefined without a station. */
  readonly code: Code | undefined;
  /** A CSS font family whose letters are loaded. */
  readonly font: string;
  readonly rtl: boolean;
}

/** The colours of what lies around the goods. */
export interface Ground {
  readonly upper: Colour;
  readonly lower: Colour;
  readonly ink: Colour;
}

/** A drawing of a moment. */
export interface Film {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** Makes ready what the moment shows: the larger half of the work. */
  readonly prepare: (at: number) => void;
  /** @param at seconds from the beginning */
  readonly draw: (context: CanvasRenderingContext2D, at: number) => void;
  readonly dispose: () => void;
}

/** Pixels of a clip: 9 to 16, as phones show it. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}
