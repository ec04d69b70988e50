import { bleedBox, type PrintPlace, type Rect, type Surface, trimBox } from '@cpc/design';
import { dpiToScale } from '@cpc/domain';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { missingAssets, type PaintAssets } from '../assets.ts';
import { type Artwork, paint, type PaintOptions } from '../paint.ts';
import type { Size } from '../target.ts';
import { printTarget } from './canvas.ts';
import type { PrintImage } from './decode.ts';
import { rowsOf } from './plates.ts';

export interface PrintRequest extends Artwork {
  readonly assets: PaintAssets<PrintImage>;
  readonly dpi: number;
}

export interface RasterOptions extends PaintOptions {
  /** How much of the surface's plane the raster shows: the trim box, or the bleed too. */
  readonly area: 'trim' | 'bleed';
  /** Left and right change places, for ink that is seen through what it is printed on. */
  readonly mirrored?: boolean;
  /** The page it lies on instead of the area alone: moved to its place, neither turned nor stretched (SA-06). */
  readonly place?: PrintPlace | undefined;
}

/** A picture in memory: RGBA, 8 bits, straight alpha, rows from the top. Pixel (0, 0) is the area's top-left corner. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The most one raster may take; above it a server would rather say no than fall. */
export const MAX_RASTER_BYTES = 450e6;
const BYTES_PER_PIXEL = 4;

/**
 * A design as the printer gets it, painted by the same painter as the screen (ED-08). Takes the processor for as
 * long as the painting lasts, some tenths of a second for a phone case at 600 dpi: call it off the serving thread.
 * @throws Error when something the design refers to is not loaded
 * @throws RangeError when the raster would exceed {@link MAX_RASTER_BYTES}
 */
export function renderRaster(
  request: PrintRequest,
  options: RasterOptions = { area: 'bleed', cut: 'outline' },
): Raster {
  const { width, height, canvas } = paintCanvas(request, dpiToScale(request.dpi), options);
  return { width, height, data: rowsOf(canvas, options.mirrored)(0, height) };
}

const wholePixels = (length: number, scale: number): number => Math.max(1, Math.ceil(length * scale - 1e-6));

/** The raster's size in whole pixels; the last row and column may reach past the area's edge by less than a pixel. */
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
 * The area of a surface a raster shows, and the raster's size in pixels. @param scale pixels per mm
 * @throws Error when something the design refers to is not loaded; RangeError when it would be too large
 */
export function rasterArea(
  { document, surface, assets }: Omit<PrintRequest, 'dpi'>,
  scale: number,
  { area, place, mirrored = false }: RasterOptions,
): Size & { readonly box: Rect } {
  const missing = missingAssets(document, assets);
  if (missing.length > 0) throw new Error(`raster: the design needs what is not loaded: ${missing.join(', ')}`);
  const box = place
    ? placedPage(surface, place, mirrored ? scale : undefined)
    : area === 'trim'
      ? trimBox(surface)
      : bleedBox(surface);
  return { ...rasterSize(box, scale), box };
}

/**
 * A page in the plane of the surface that lies on it. A mirrored one is painted where it comes to lie once the rows of
 * the whole raster, which may be wider than the page by part of a pixel, are turned round.
 * @param mirroredScale pixels per mm of a raster whose rows will be
 */
function placedPage(surface: Surface, { page, x, y, correction }: PrintPlace, mirroredScale: number | undefined): Rect {
  const left = x + correction.offsetX;
  const from =
    mirroredScale === undefined ? left : wholePixels(page.width, mirroredScale) / mirroredScale - left - surface.width;
  return { x: -from, y: -(y + correction.offsetY), ...page };
}

/** Paints the area of a surface on a canvas of its own. @param scale pixels per mm */
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
