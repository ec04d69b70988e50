import type { DesignDocument, PrintSettings, Surface, UnderbaseMode } from '@cpc/design';
import type { DevicePage } from '@cpc/paint/node';

export interface FrozenArt {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly underbase: UnderbaseMode;
}

/** What pictures lie on is away: that says nothing about the design, and ends by itself. */
export class CannotRenderNow extends Error {
  override readonly name = 'CannotRenderNow';
}

/** Turns a frozen design into files. Rejects when something it needs cannot be had, with CannotRenderNow for the moment. */
export interface Renderer {
  /** The file a station prints, as its machine wants it (SA-05). */
  readonly printFile: (art: FrozenArt, settings: PrintSettings) => Promise<Uint8Array>;
  /** A small PNG of what was ordered, 480 px long. */
  readonly thumbnail: (art: FrozenArt) => Promise<Uint8Array>;
  /** A small PNG of what nobody has ordered yet. @param side px of its longer side; 480 when left out */
  readonly preview: (art: FrozenArt, side?: number) => Promise<Uint8Array>;
  /** A page in the machine's own numbers, in its format and resolution (SA-06). */
  readonly chart: (page: DevicePage, settings: PrintSettings) => Promise<Uint8Array>;
  /** Converts a small picture by a machine's profile. Rejects where no print can be made by it (SA-06). */
  readonly tryProfile: (profile: Uint8Array) => Promise<void>;
}
