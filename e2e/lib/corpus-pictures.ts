import { readFile } from 'node:fs/promises';
import type { CorpusPicture } from '@cpc/paint/testing';
import sharp from 'sharp';

export type CorpusPictures = Readonly<Record<CorpusPicture, Uint8Array>>;

/** The files of the pictures in the corpus. */
export async function picturesOfCorpus(): Promise<CorpusPictures> {
  const photo = await readFile(new URL('../../packages/content/photos/raccoon.jpg', import.meta.url));
  return {
    photo,
    soft: await png(SOFT),
    sharp: await png(SHARP),
    small: await sharp(photo).resize(150, 150, { fit: 'cover' }).jpeg({ quality: 92 }).toBuffer(),
  };
}

const png = (svg: string): Promise<Uint8Array> => sharp(Buffer.from(svg)).png().toBuffer();

/** A picture that fades out on all sides. */
const SOFT = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
  <radialGradient id="g"><stop offset="0" stop-color="#ff3d81"/><stop offset=".6" stop-color="#7a5cff"/><stop offset="1" stop-color="#00c2ff" stop-opacity="0"/></radialGradient>
  <rect width="600" height="600" fill="url(#g)"/></svg>`;

/** Hard edges, thin lines, and a size that is odd at every mipmap level. */
const SHARP = `<svg xmlns="http://www.w3.org/2000/svg" width="1023" height="1023">
  <circle cx="511" cy="511" r="500" fill="#ffd400" stroke="#111" stroke-width="16"/>
  <circle cx="350" cy="400" r="70" fill="#111"/><circle cx="670" cy="400" r="70" fill="#111"/>
  <path d="M250 620 Q511 900 770 620" fill="none" stroke="#111" stroke-width="40"/>
  ${Array.from({ length: 24 }, (_, n) => `<path d="M${60 + n * 38} 180 V${220 + n * 3}" stroke="#d00" stroke-width="${2 + (n % 5)}"/>`).join('')}</svg>`;
