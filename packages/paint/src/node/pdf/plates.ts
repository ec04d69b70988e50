import { dpiToScale } from '@cpc/domain';
import type { Size } from '../../target.ts';
import { type AlphaPlate, emptyPlate, inkBytes, inkOf, layAlpha, layCoarseAlpha, layOpaque } from '../plates/plates.ts';
import { paintedRows } from '../raster/painted-rows.ts';
import type { PressColours } from '../plates/colours.ts';
import type { PackedStrip } from '../plates/desk.ts';
import { mapStrips } from '../plates/strips.ts';
import type { PrintFileRequest } from '../raster/print-request.ts';

export interface InkPlates extends Size {
  /** The ink in the press's colours, compressed. */
  readonly ink: readonly PackedStrip[];
  /** Whether every pixel has fully opaque ink. */
  readonly isOpaque: boolean;
  /** The opacity of the ink: at full resolution for a raster plate, coarser for tracing; undefined without white. */
  readonly alpha: (AlphaPlate & { readonly step: number }) | undefined;
}

/** Fine enough to trace an edge: interpolation finds it to a tenth of a pixel. */
const TRACING_DPI = 300;

/** Paints a design uncut, and reads its plates strip by strip while earlier strips are compressed. */
export async function readPlates(request: PrintFileRequest, colours: PressColours): Promise<InkPlates> {
  const { settings, shellUnderbase } = request;
  const { dpi, white } = settings;
  const { width, height, rows } = paintedRows(request, dpiToScale(dpi), { area: 'bleed', cut: 'none' });
  const step = white === 'raster' ? 1 : Math.max(1, Math.floor(dpi / TRACING_DPI));
  const hasWhite = shellUnderbase !== 'none' && white !== 'none';
  const alpha = hasWhite ? { ...emptyPlate(coarser({ width, height }, step)), step } : undefined;
  let isOpaque = true;
  const ink = await mapStrips(height, async (from, count, desk) => {
    const data = rows(from, count);
    const ink = inkOf(data, desk.room('ink', inkBytes(count * width)));
    isOpaque &&= ink.isOpaque;
    if (alpha && ink.isOpaque) layOpaque(alpha, step, from, count);
    else if (alpha && step === 1) layAlpha(alpha, from, data);
    else if (alpha) layCoarseAlpha(alpha, step, from, data, width);
    return desk.pack(colours.convert(ink.rgb, desk));
  });
  return { width, height, ink, isOpaque, alpha };
}

const coarser = ({ width, height }: Size, step: number): Size => ({
  width: Math.ceil(width / step),
  height: Math.ceil(height / step),
});
