import type { GlyphLine } from '@cpc/paint/pdf';

/** A colour: red, green and blue, each 0 … 1. */
export type Ink = readonly [red: number, green: number, blue: number];

/** A line of text. Points from the page's top-left corner; y is its baseline. */
export interface PageText {
  readonly line: GlyphLine;
  readonly x: number;
  readonly y: number;
  /** Points per em. */
  readonly size: number;
  readonly ink: Ink;
}

/** A thin horizontal rule, in points. */
export interface PageRule {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A filled rectangle, in points. */
export interface PageShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of its corners; 0 for sharp ones. */
  readonly radius: number;
  readonly ink: Ink;
}

export interface PdfPage {
  /** Below the texts, the first at the bottom. */
  readonly shapes?: readonly PageShape[];
  readonly texts: readonly PageText[];
  readonly rules: readonly PageRule[];
}

/** A4, in points: 1/72 inch. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
