/** What the container of a picture says. */
export interface FileFacts {
  readonly type: 'png' | 'jpeg' | 'webp';
  /** px, as the pixels are stored; undefined if the header does not say. */
  readonly size?: { readonly width: number; readonly height: number };
  /** 1 … 8, as in an Exif block (CIPA DC-008, 4.6.5): how the pixels are turned to stand upright. */
  readonly orientation: number;
  /** Four inks, which browsers show each in its own way. */
  readonly isCmyk: boolean;
  /** More than one picture; only the first one is used. */
  readonly isAnimated: boolean;
}

/** A file in pieces, some of which are pieces of another file. */
export interface EvenFile {
  readonly parts: readonly Uint8Array[];
  /** Whether all pixels are there. `unknown`: a JPEG in several scans without an end mark; only its decoder can tell. */
  readonly end: 'whole' | 'cut' | 'unknown';
}
