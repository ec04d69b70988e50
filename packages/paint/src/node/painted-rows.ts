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
 * A picture larger than this is painted in bands. The canvas keeps up to three copies of itself while
 * pictures and shadows are drawn, so that a phone case at 1200 dpi, painted whole, would take a gigabyte. At 600 dpi
 * a case is one band; between bands only the softness of single edge pixels differs.
 */
const MOST_WHOLE_BYTES = 40e6;
const BAND_BYTES = 16e6;

/** Paints a design, a band at a time where it is large, each when its first row is asked for. @param scale pixels per mm */
export function paintedRows(request: Omit<PrintRequest, 'dpi'>, scale: number, options: RasterOptions): PaintedRows {
  const { width, height, box } = rasterArea(request, scale, options.area);
  const bandRows = rowsOfBand(width, height);
  const canvas = createCanvas(width, Math.min(height, bandRows));
  const read = rowsOf(canvas, options.mirrored);
  let painted = -1;
  return {
    width,
    height,
    rows(from, count) {
      const band = Math.floor(from / bandRows);
      if (band !== painted) {
        // Empties the canvas and lets go of what it kept.
        canvas.width = width;
        const context = canvas.getContext('2d');
        context.translate(-box.x * scale, -box.y * scale - band * bandRows);
        paint(printTarget(context), request, scale, request.assets, { cut: options.cut });
        painted = band;
      }
      return read(from - band * bandRows, count);
    },
  };
}

/** Whole strips. */
function rowsOfBand(width: number, height: number): number {
  const row = width * 4;
  const most = row * height <= MOST_WHOLE_BYTES ? height : BAND_BYTES / row;
  return Math.max(1, Math.ceil(most / STRIP_ROWS)) * STRIP_ROWS;
}
