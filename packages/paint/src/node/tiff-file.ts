import { setImmediate as nextTurn } from 'node:timers/promises';
import { dpiToScale } from '@cpc/domain';
import type { Size } from '../target.ts';
import { emptyPlate, inkOf, layAlpha, type ReadRows } from './plates.ts';
import { paintedRows } from './painted-rows.ts';
import type { PressColours } from './plates-colours.ts';
import { mapStrips, packAlone, STRIP_ROWS } from './plates-strips.ts';
import type { PrintFileRequest } from './print-request.ts';
import { differenceRows, writeTiff } from './tiff-writer.ts';
import { whitePlate } from './underbase.ts';

/**
 * The print as a TIFF of the bleed box: the process colours, and the white plate as one more channel under its name.
 * A picture has no clip, so it is cut where the ink ends when it is painted.
 */
export async function renderTiff(request: PrintFileRequest, colours: PressColours): Promise<Uint8Array> {
  const { settings, shellUnderbase } = request;
  const { dpi, inkArea, whiteName, whiteChoke } = settings;
  const mirrored = shellUnderbase === 'mirroredOverColour';
  const options = { area: 'bleed', cut: inkArea, mirrored } as const;
  const { width, height, rows } = paintedRows(request, dpiToScale(dpi), options);
  const hasWhite = shellUnderbase !== 'none' && settings.white === 'raster';
  const white = hasWhite ? await whiteOf(rows, { width, height }, whiteChoke * dpiToScale(dpi)) : undefined;
  const samples = colours.channels + (white ? 1 : 0);
  const strips = await mapStrips(height, async (from, count) => {
    const inks = await colours.convert(inkOf(rows(from, count)), width);
    const all = white ? withChannel(inks, white.subarray(from * width, (from + count) * width)) : inks;
    return packAlone(differenceRows(all, width, samples));
  });
  return writeTiff({
    width,
    height,
    dpi,
    strips,
    colours: colours.channels === 4 ? 'cmyk' : 'rgb',
    spot: white ? whiteName : undefined,
    profile: colours.profile,
    rowsPerStrip: STRIP_ROWS,
  });
}

async function whiteOf(rows: ReadRows, size: Size, choke: number): Promise<Uint8Array> {
  const plate = emptyPlate(size);
  await mapStrips(size.height, async (from, count) => {
    layAlpha(plate, from, rows(from, count));
    // What was read is only let go of between two turns of the event loop.
    await nextTurn();
  });
  return whitePlate(plate, choke);
}

/** Pixels with one more sample each. */
function withChannel(inks: Uint8Array, channel: Uint8Array): Uint8Array {
  const samples = inks.length / channel.length;
  const all = new Uint8Array(inks.length + channel.length);
  for (let pixel = 0, from = 0, to = 0; pixel < channel.length; pixel++) {
    for (let i = 0; i < samples; i++) all[to++] = inks[from++] ?? 0;
    all[to++] = channel[pixel] ?? 0;
  }
  return all;
}
