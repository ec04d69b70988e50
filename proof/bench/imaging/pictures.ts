import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Pixels } from '@cpc/imaging';
import sharp, { type Sharp } from 'sharp';

const FOLDER = fileURLToPath(new URL('../../../packages/content/photos/', import.meta.url));
/** Long edge of a picture: the smallest of them has 1024 pixels. */
const EDGE = 1024;

export interface Photo {
  readonly name: string;
  readonly pixels: Pixels;
}

/** The photographs of the demo content, with an even number of pixels along each side. */
export async function photos(): Promise<readonly Photo[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.jpg'));
  return Promise.all(
    names.map(async (name) => {
      const whole = await pixelsOf(sharp(join(FOLDER, name)).resize(EDGE, EDGE, { fit: 'inside' }));
      const { width, height } = whole;
      const even = { left: 0, top: 0, width: width - (width % 4), height: height - (height % 4) };
      return { name, pixels: await pixelsOf(sharpOf(whole).extract(even)) };
    }),
  );
}

export const sharpOf = ({ data, width, height }: Pixels): Sharp =>
  sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });

export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
