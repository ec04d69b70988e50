import { createCanvas } from '@napi-rs/canvas';
import { paint } from '../../paint.ts';
import type { Size } from '../../target.ts';
import { printTarget, type ReadRows, rowsOf } from './canvas.ts';
import { STRIP_ROWS } from '../plates/strips.ts';
import { type PrintRequest, type RasterOptions, rasterArea } from './raster.ts';

/** A painted picture that is read from top to bottom. */
export interface PaintedRows extends Size {
  /** Reads rows within one strip of {@link STRIP_ROWS}. */
  readonly rows: ReadRows;
}

/**
 * A larger picture is painted in bands: while the next band is painted, other threads compress the earlier ones. Also,
 * the canvas keeps up to three copies of itself while pictures and shadows are drawn: a whole phone case at 1200 dpi
 * would take a gigabyte. The painter handles glows that reach into a band from outside ({@link paintGlow}). The
 * remaining difference is the rounding of edges at another position of the canvas.
 */
const MAX_WHOLE_BYTES = 8e6;
const BAND_BYTES = 8e6;

/** Paints a design, in bands if it is large; each band when its first row is read. @param scale pixels per mm */
export function paintedRows(request: Omit<PrintRequest, 'dpi'>, scale: number, options: RasterOptions): PaintedRows {
  const { width, height, box } = rasterArea(request, scale, options);
  const bandRows = width * height * 4 <= MAX_WHOLE_BYTES ? height : rowsOfBand(width);
  const canvas = createCanvas(width, bandRows);
  const read = rowsOf(canvas, options.mirrored);
  let painted = -1;
  return {
    width,
    height,
    rows(from, count) {
      const band = Math.floor(from / bandRows);
      const top = band * bandRows;
      if (band !== painted) {
        // Clears the canvas and frees its copies.
        canvas.width = width;
        const context = canvas.getContext('2d');
        context.translate(-box.x * scale, -box.y * scale - top);
        paint(printTarget(context), request, scale, request.assets, { cut: options.cut });
        painted = band;
      }
      return read(from - top, count);
    },
  };
}

/** A whole number of strips. */
const rowsOfBand = (width: number): number =>
  Math.max(1, Math.ceil(BAND_BYTES / (width * 4 * STRIP_ROWS))) * STRIP_ROWS;
