/** What the container of a picture says. */
export interface FileFacts {
  readonly type: 'png' | 'jpeg' | 'webp';
  /** px, as the pixels are stored; undefined if the header does not say. */
  readonly size?: { readonly width: number; readonly height: number };
  /** 1 … 8, as in an Exif block (CIPA DC-008, 4.6.5): how the pixels are turned to stand upright. */
  readonly orientation: number;
  /**
   * Browsers show it each in its own way: four inks, or a profile together with grey or alpha. What the server makes of it
   * is what counts.
   */
  readonly isContested: boolean;
  /** More than one picture; only the first one is used. */
  readonly isAnimated: boolean;
}

/** A file that is read in one way only. */
export interface EvenFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly end: End;
}

/** The same in pieces, some of which are pieces of another file. */
export interface EvenParts {
  readonly parts: readonly Uint8Array[];
  readonly end: End;
}

/**
 * Whether all pixels are there. `unknown`: a JPEG in several scans without an end mark; only its decoder can tell.
 */
type End = 'whole' | 'cut' | 'unknown';
