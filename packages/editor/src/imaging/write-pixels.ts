import type { Pixels } from '@cpc/imaging';
import { encodePicture } from '../assets/encode-picture.ts';
import { ToolError } from './protocol.ts';
import { rest } from './read-pixels.ts';

const ROWS = 256;

/**
 * Encodes pixels as a file that the server accepts: a JPEG, or a PNG if anything is transparent.
 * @throws ToolError if this device cannot encode them, or the file would be too large
 */
export async function writePixels({ data, width, height }: Pixels): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new ToolError('memory', `no canvas of ${width} × ${height} pixels`);
  try {
    let seeThrough = false;
    for (let top = 0; top < height; top += ROWS) {
      const rows = Math.min(ROWS, height - top);
      const strip = data.subarray(4 * top * width, 4 * (top + rows) * width);
      seeThrough ||= hasHoles(strip);
      context.putImageData(new ImageData(strip, width), 0, top);
      await rest();
    }
    const file = await encodePicture(canvas, seeThrough);
    if (typeof file === 'string') throw new ToolError(file, `${width} × ${height} pixels do not fit into a file`);
    return file;
  } finally {
    // Frees up to 64 MB at once.
    canvas.width = 1;
    canvas.height = 1;
  }
}

function hasHoles(strip: Uint8ClampedArray): boolean {
  for (let p = 3; p < strip.length; p += 4) if ((strip[p] as number) < 255) return true;
  return false;
}
