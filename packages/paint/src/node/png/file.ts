import { dpiToScale } from '@cpc/domain';
import { paintedRows } from '../raster/painted-rows.ts';
import type { PressColours } from '../plates/colours.ts';
import { mapStrips } from '../plates/strips.ts';
import { filteredRows, PNG_SAMPLES, writePng } from './writer.ts';
import type { PrintFileRequest } from '../raster/print-request.ts';

/**
 * The design as a PNG at the printer's resolution, which the file states (pHYs). It is transparent where there is no
 * ink: stations that take a picture compute their white from it.
 */
export async function renderPrintPng(request: PrintFileRequest, colours: PressColours): Promise<Uint8Array> {
  const { settings, shellUnderbase } = request;
  const { dpi, inkArea, place } = settings;
  const mirrored = shellUnderbase === 'mirroredOverColour';
  const { width, height, rows } = paintedRows(request, dpiToScale(dpi), {
    area: 'bleed',
    cut: inkArea,
    mirrored,
    place,
  });
  const strips = await mapStrips(height, async (from, count, desk) => {
    const data = rows(from, count);
    const inks = colours.convert(new Uint8Array(data.buffer, data.byteOffset, data.length), desk, PNG_SAMPLES);
    return desk.pack(filteredRows(inks, width, desk.room('lines', count * (1 + width * PNG_SAMPLES))));
  });
  return writePng({
    width,
    height,
    dpi,
    profile: settings.colour === 'srgb' ? 'srgb' : colours.profile,
    strips,
  });
}
