import { trimBox } from '@cpc/design';
import sharp from 'sharp';
import { paintCanvas, type PrintRequest, type Raster, type RasterOptions, renderRaster } from './raster.ts';

/** Fast and nearly as small as the slow levels for pictures with much variation. */
const PNG_LEVEL = 3;

/** The design as a PNG at the printer's resolution, which is written into it (pHYs). */
export async function renderPrintPng(request: PrintRequest, options?: RasterOptions): Promise<Uint8Array> {
  return encodePng(renderRaster(request, options), request.dpi);
}

/** A small PNG of the finished case; painted anew at its size, so it is as sharp as it can be. @param px its longer side */
export async function renderThumbnail(request: Omit<PrintRequest, 'dpi'>, px: number): Promise<Uint8Array> {
  const { width: wide, height: high } = trimBox(request.surface);
  const { width, height, canvas } = paintCanvas(request, px / Math.max(wide, high), { area: 'trim', cut: 'outline' });
  return encodePng({ width, height, data: canvas.getContext('2d').getImageData(0, 0, width, height).data });
}

async function encodePng({ data, width, height }: Raster, dpi?: number): Promise<Uint8Array> {
  const image = sharp(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
  if (dpi !== undefined) image.withMetadata({ density: dpi });
  return image.png({ compressionLevel: PNG_LEVEL }).toBuffer();
}
