import type { PrintSettings, UnderbaseMode } from '@cpc/design';
import type { PrintRequest } from './raster.ts';

/** A design, and the print settings of a station. */
export interface PrintFileRequest extends Omit<PrintRequest, 'dpi'> {
  /** The print settings of the station. */
  readonly settings: PrintSettings;
  /** Whether the shell needs white beneath the ink, and from which side the ink is seen. */
  readonly shellUnderbase: UnderbaseMode;
  /** The ICC profile for `cmyk`, if one is named, or the station's own for `measured`. */
  readonly profile?: Uint8Array | undefined;
  /** For people: the order, its goods, its shell and its slot. A PDF states it. */
  readonly title: string;
  /** When the print job was made, UTC, ms: the date that a PDF states, so that it needs no clock. */
  readonly createdAt: number;
  /** Whether a trained model made one of its pictures, or a part of one: a PDF states it. */
  readonly modelMade?: boolean | undefined;
}
