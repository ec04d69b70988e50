import { createCanvas } from '@napi-rs/canvas';
import { paint } from '../paint.ts';
import type { Size } from '../target.ts';
import { printTarget } from './canvas.ts';
import { type ReadRows, rowsOf } from './plates.ts';
import { STRIP_ROWS } from './plates-strips.ts';
import { type PrintRequest, type RasterOptions, rasterArea } from './raster.ts';

/** A painted picture that is read from the top. */
export interface PaintedRows extends Size {
  /** Reads within one strip of {@link STRIP_ROWS}. */
  readonly rows: ReadRows;
}

/**
 * A picture larger than this is painted in bands: while the next is painted, the ones before are compressed on other
 * threads; and the canvas keeps up to three copies of itself while pictures and shadows are drawn, so that a phone
 * case at 1200 dpi, painted whole, would take a gigabyte. What falls into a band from beyond it the painter sees to
 * ({@link paintGlow}); what remains is how an edge rounds that lies elsewhere on its canvas.
 */
const MAX_WHOLE_BYTES = 8e6;
const BAND_BYTES = 8e6;

/** Paints a design, a band at a time where it is large, each when its first row is asked for. @param scale pixels per mm */
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
        // Empties the canvas and lets go of what it kept.
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

/** Whole strips. */
const rowsOfBand = (width: number): number =>
  Math.max(1, Math.ceil(BAND_BYTES / (width * 4 * STRIP_ROWS))) * STRIP_ROWS;
