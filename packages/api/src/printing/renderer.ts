import type { DesignDocument, PrintSettings, Surface, UnderbaseMode } from '@cpc/design';

export interface FrozenArt {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly underbase: UnderbaseMode;
}

/** Turns a frozen design into files. Rejects when something it needs cannot be had. */
export interface Renderer {
  /** The file a station prints, as its machine wants it (SA-05). */
  readonly printFile: (art: FrozenArt, settings: PrintSettings) => Promise<Uint8Array>;
  /** A small PNG of the finished case. @param side px of its longer side; 480 when left out */
  readonly thumbnail: (art: FrozenArt, side?: number) => Promise<Uint8Array>;
}
