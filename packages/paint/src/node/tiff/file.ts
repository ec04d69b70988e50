import { dpiToScale } from '@cpc/domain';
import { inkBytes, inkOf } from '../plates/plates.ts';
import { paintedRows } from '../raster/painted-rows.ts';
import type { PressColours } from '../plates/colours.ts';
import { mapStrips, STRIP_ROWS, zlibStream } from '../plates/strips.ts';
import type { PrintFileRequest } from '../raster/print-request.ts';
import { differenceRows, differenceRowsWith, writeTiff } from './writer.ts';
import { whiteStrips } from '../plates/white-strips.ts';

/**
 * The print as a TIFF of the bleed box: the process colours, and the white plate as one more named channel. A picture
 * has no clip, so the ink is cut during painting.
 */
export async function renderTiff(request: PrintFileRequest, colours: PressColours): Promise<Uint8Array> {
  const { settings, shellUnderbase } = request;
  const { dpi, inkArea, whiteName, whiteChoke } = settings;
  const mirrored = shellUnderbase === 'mirroredOverColour';
  const options = { area: 'bleed', cut: inkArea, mirrored, place: settings.place } as const;
  const { width, height, rows } = paintedRows(request, dpiToScale(dpi), options);
  const hasWhite = shellUnderbase !== 'none' && settings.white === 'raster';
  const white = hasWhite ? whiteStrips({ width, height }, whiteChoke * dpiToScale(dpi)) : undefined;
  const { channels } = colours;
  const strips = await mapStrips(height, async (from, count, desk) => {
    const data = rows(from, count);
    const below = white?.(from, data);
    const { rgb } = inkOf(data, desk.room('ink', inkBytes(count * width)));
    const inks = colours.convert(rgb, desk);
    const differences = below
      ? differenceRowsWith(inks, await below, width, desk.room('samples', count * width * (channels + 1)))
      : differenceRows(inks, width, channels);
    return zlibStream([await desk.pack(differences)]);
  });
  return writeTiff({
    width,
    height,
    dpi,
    strips,
    colours: channels === 4 ? 'cmyk' : 'rgb',
    spot: white ? whiteName : undefined,
    profile: colours.profile,
    rowsPerStrip: STRIP_ROWS,
  });
}
