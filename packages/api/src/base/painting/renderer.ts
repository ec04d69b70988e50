import type { DesignDocument, PrintSettings, Surface, UnderbaseMode } from '@cpc/design';
import type { DevicePage, PrintFileRequest } from '@cpc/paint/node';

export interface FrozenArt {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly underbase: UnderbaseMode;
}

/** A print job as its file names it, and when it was made. */
export type PrintFacts = Pick<PrintFileRequest, 'title' | 'createdAt' | 'modelMade'>;

/** The storage of the pictures is unavailable: this says nothing about the design, and ends by itself. */
export class CannotRenderNow extends Error {
  override readonly name = 'CannotRenderNow';
}

/**
 * Turns a frozen design into files. Rejects if something it needs is missing; with CannotRenderNow if it is missing
 * only for the moment.
 */
export interface Renderer {
  /**
   * The file that a station prints, in the format of its station (SA-05).
   * @param facts what a PDF states about its print job
   */
  readonly printFile: (art: FrozenArt, settings: PrintSettings, facts: PrintFacts) => Promise<Uint8Array>;
  /** A small PNG of an ordered item, 480 px long. */
  readonly thumbnail: (art: FrozenArt) => Promise<Uint8Array>;
  /** A small PNG of a design that is not ordered yet. @param side px of the longer side; default: 480 */
  readonly preview: (art: FrozenArt, side?: number) => Promise<Uint8Array>;
  /** A page in the station's own colour values, in its format and resolution (SA-06). */
  readonly chart: (page: DevicePage, settings: PrintSettings) => Promise<Uint8Array>;
  /** Converts a small picture by a station's profile. Rejects if no print can be made with the profile (SA-06). */
  readonly tryProfile: (profile: Uint8Array) => Promise<void>;
}
