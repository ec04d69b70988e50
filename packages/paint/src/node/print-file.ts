import { type PrintSettings, printSettingsProblem, type UnderbaseMode } from '@cpc/design';
import { renderPdf } from './pdf-file.ts';
import { cmykColours, srgbColours } from './plates-colours.ts';
import { renderPrintPng } from './png-file.ts';
import type { PrintRequest } from './raster.ts';
import { renderTiff } from './tiff-file.ts';

export interface PrintFileRequest extends Omit<PrintRequest, 'dpi'> {
  /** What the machine wants. */
  readonly settings: PrintSettings;
  /** Whether the shell needs white beneath the ink, and from which side the ink is seen. */
  readonly shellUnderbase: UnderbaseMode;
  /** Path of the ICC profile for `cmyk`; without one, that which comes with the program. */
  readonly cmykProfile?: string | undefined;
}

/**
 * The file a machine prints (SA-05): PDF, TIFF or PNG as its settings say, over the bleed box, the ink cut to the
 * surface, mirrored where it is seen through the shell. The same design and settings give the same bytes.
 * @throws Error when something the design refers to is not loaded, or the profile cannot be used
 * @throws RangeError when the settings contradict each other or the raster would be too large
 */
export async function renderPrintFile(request: PrintFileRequest): Promise<Uint8Array> {
  const { settings, shellUnderbase, cmykProfile } = request;
  const problem = printSettingsProblem(settings);
  if (problem) throw new RangeError(`print file: settings cannot be: ${problem}`);
  const mirrored = shellUnderbase === 'mirroredOverColour';
  if (settings.format === 'png')
    return renderPrintPng({ ...request, dpi: settings.dpi }, { area: 'bleed', cut: settings.inkArea, mirrored });
  const colours = settings.colour === 'cmyk' ? await cmykColours(cmykProfile) : srgbColours();
  return settings.format === 'tiff' ? renderTiff(request, colours) : renderPdf(request, colours);
}
