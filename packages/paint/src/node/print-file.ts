import { printSettingsProblem } from '@cpc/design';
import { renderPdf } from './pdf/file.ts';
import { cmykColours, measuredColours, type PressColours, srgbColours } from './plates/colours.ts';
import { renderPrintPng } from './png/file.ts';
import type { PrintFileRequest } from './raster/print-request.ts';
import { renderTiff } from './tiff/file.ts';

/**
 * Makes the file that a station prints (SA-05): PDF, TIFF or PNG by its settings, of the bleed box, with the ink cut to
 * the surface, and mirrored if it is seen through the shell. The same design and settings give the same bytes.
 * @throws Error if an asset of the design is not loaded, or the profile cannot be used
 * @throws RangeError if the settings contradict each other or the raster would be too large
 */
export async function renderPrintFile(request: PrintFileRequest): Promise<Uint8Array> {
  const { settings } = request;
  const problem = printSettingsProblem(settings);
  if (problem) throw new RangeError(`print file: the settings are not valid: ${problem}`);
  return RENDER[settings.format](request, await pressColours(request));
}

const RENDER = { pdf: renderPdf, tiff: renderTiff, png: renderPrintPng } as const;

async function pressColours({ settings, profile }: PrintFileRequest): Promise<PressColours> {
  const { colour, measured, intent } = settings;
  if (colour === 'srgb') return srgbColours();
  if (colour === 'cmyk') return cmykColours(profile, intent);
  if (!profile || !measured) throw new Error("print file: the station's profile is missing");
  return measuredColours(profile, measured.space, intent);
}
