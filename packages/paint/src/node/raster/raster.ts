import { bleedBox, type PrintPlace, type Rect, type Surface, trimBox } from '@cpc/design';
import { dpiToScale } from '@cpc/domain';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { missingAssets, type PaintAssets } from '../../assets/assets.ts';
import { type Artwork, paint, type PaintOptions } from '../../paint.ts';
import type { Size } from '../../target.ts';
import { printTarget, rowsOf } from './canvas.ts';
import type { PrintImage } from './decode.ts';

export interface PrintRequest extends Artwork {
  readonly assets: PaintAssets<PrintImage>;
  readonly dpi: number;
}

export interface RasterOptions extends PaintOptions {
  /** The area of the surface that the raster shows: the trim box, or the bleed box. */
  readonly area: 'trim' | 'bleed';
  /** Swaps left and right, for ink seen through its carrier. */
  readonly mirrored?: boolean;
  /** The page it lies on, instead of the area alone: only moved, not rotated or scaled (SA-06). */
  readonly place?: PrintPlace | undefined;
}

/** A picture in memory: RGBA, 8 bits, straight alpha, rows from the top. Pixel (0, 0) is the area's top-left corner. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Maximum size of one raster; a server refuses a larger one instead of running out of memory. */
export const MAX_RASTER_BYTES = 450e6;
const BYTES_PER_PIXEL = 4;

/**
 * Paints a design for the printer, with the same painter as the screen (ED-08). It blocks its thread for the whole
 * painting, some tenths of a second for a phone case at 600 dpi: do not call it on the serving thread.
 * @throws Error if an asset of the design is not loaded
 * @throws RangeError if the raster would exceed {@link MAX_RASTER_BYTES}
 */
export function renderRaster(
  request: PrintRequest,
  options: RasterOptions = { area: 'bleed', cut: 'outline' },
): Raster {
  const { width, height, canvas } = paintCanvas(request, dpiToScale(request.dpi), options);
  return { width, height, data: rowsOf(canvas, options.mirrored)(0, height) };
}

const wholePixels = (length: number, scale: number): number => Math.max(1, Math.ceil(length * scale - 1e-6));

/** The raster's size in whole pixels; the last row and column may extend beyond the area by less than a pixel. */
export function rasterSize(area: Size, scale: number): Size {
  const [width, height] = [wholePixels(area.width, scale), wholePixels(area.height, scale)];
  const bytes = width * height * BYTES_PER_PIXEL;
  if (!(bytes <= MAX_RASTER_BYTES)) {
    const most = Math.floor(MAX_RASTER_BYTES / 1e6);
    throw new RangeError(
      `raster: ${width} × ${height} px need ${Math.ceil(bytes / 1e6)} MB; at most ${most} MB are allowed, lower the resolution`,
    );
  }
  return { width, height };
}

/**
 * The area of a surface that a raster shows, and the raster's size in pixels. @param scale pixels per mm
 * @throws Error if an asset of the design is not loaded; RangeError if the raster would be too large
 */
export function rasterArea(
  { document, surface, assets }: Omit<PrintRequest, 'dpi'>,
  scale: number,
  { area, place, mirrored = false }: RasterOptions,
): Size & { readonly box: Rect } {
  const missing = missingAssets(document, assets);
  if (missing.length > 0) throw new Error(`raster: these assets are not loaded: ${missing.join(', ')}`);
  const box = place
    ? placedPage(surface, place, mirrored ? scale : undefined)
    : area === 'trim'
      ? trimBox(surface)
      : bleedBox(surface);
  return { ...rasterSize(box, scale), box };
}

/**
 * A page in the space of the surface that lies on it. A mirrored page is painted at the position that is right after
 * the rows of the whole raster are reversed; the raster may be wider than the page by a part of a pixel.
 * @param mirroredScale pixels per mm of a raster whose rows will be reversed
 */
function placedPage(surface: Surface, { page, x, y, correction }: PrintPlace, mirroredScale: number | undefined): Rect {
  const left = x + correction.offsetX;
  const from =
    mirroredScale === undefined ? left : wholePixels(page.width, mirroredScale) / mirroredScale - left - surface.width;
  return { x: -from, y: -(y + correction.offsetY), ...page };
}

/** Paints the area of a surface on a new canvas. @param scale pixels per mm */
export function paintCanvas(
  { document, surface, assets }: Omit<PrintRequest, 'dpi'>,
  scale: number,
  options: RasterOptions,
): { readonly width: number; readonly height: number; readonly canvas: Canvas } {
  const { width, height, box } = rasterArea({ document, surface, assets }, scale, options);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(-box.x * scale, -box.y * scale);
  paint(printTarget(context), { document, surface }, scale, assets, { cut: options.cut });
  return { width, height, canvas };
}
