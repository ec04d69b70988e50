import { printSettingsProblem } from '@cpc/design';
import { renderPdf } from './pdf-file.ts';
import { cmykColours, srgbColours } from './plates-colours.ts';
import { renderPrintPng } from './png-file.ts';
import type { PrintFileRequest } from './print-request.ts';
import { renderTiff } from './tiff-file.ts';

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
    return renderPrintPng(
      { ...request, dpi: settings.dpi },
      { area: 'bleed', cut: settings.inkArea, mirrored, place: settings.place },
    );
  const colours = settings.colour === 'cmyk' ? await cmykColours(cmykProfile) : srgbColours();
  return settings.format === 'tiff' ? renderTiff(request, colours) : renderPdf(request, colours);
}
