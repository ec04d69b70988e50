import type { DesignDocument, Surface, UnderbaseMode } from '@cpc/design';

export interface FrozenArt {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly underbase: UnderbaseMode;
}

/** Turns a frozen design into files. Rejects when something it needs cannot be had. */
export interface Renderer {
  /** The PDF a station prints (SA-05). */
  readonly printFile: (art: FrozenArt) => Promise<Uint8Array>;
  /** A small PNG of the finished case. */
  readonly thumbnail: (art: FrozenArt) => Promise<Uint8Array>;
}
