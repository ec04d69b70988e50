import { type Surface, trimBox } from '@cpc/design';
import sharp from 'sharp';
import { paintCanvas, type PrintRequest, type Raster } from './raster.ts';

/** Compression level: fast, and nearly as small as the slow levels for detailed pictures. */
const PNG_LEVEL = 3;

/** A small PNG of the finished case, painted at its own size for full sharpness. @param px its longer side */
export async function renderThumbnail(request: Omit<PrintRequest, 'dpi'>, px: number): Promise<Uint8Array> {
  const scale = thumbnailScale(request.surface, px);
  const { width, height, canvas } = paintCanvas(request, scale, { area: 'trim', cut: 'outline' });
  return encodePng({ width, height, data: canvas.getContext('2d').getImageData(0, 0, width, height).data });
}

/** Pixels per mm of a thumbnail. @param px its longer side */
export function thumbnailScale(surface: Surface, px: number): number {
  const { width, height } = trimBox(surface);
  return px / Math.max(width, height);
}

function encodePng({ data, width, height }: Raster): Promise<Uint8Array> {
  const pixels = sharp(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
  return pixels.png({ compressionLevel: PNG_LEVEL }).toBuffer();
}
