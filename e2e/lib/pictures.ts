import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PHOTO } from './customer.ts';

/** Unusual and broken pictures. Each is written to a file of its own; the path is returned. */

export const file = (name: string, bytes: Buffer | string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'picture-')), name);
  writeFileSync(path, bytes);
  return path;
};

export const textNamedPng = (): string => file('holiday.png', 'Dear diary, this is not a picture.');

export function truncatedJpeg(): string {
  const whole = readFileSync(PHOTO);
  return file('half.jpg', whole.subarray(0, Math.floor(whole.length / 2)));
}

/** 20 000 × 20 000 pixels, all black, in a file of about fifty kilobytes: 1.6 GB when decoded. */
export function bombPng(): string {
  const side = 20_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one bit of grey per pixel
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return file(
    'bomb.png',
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  );
}

/** ISO/IEC 15948, 5.3 */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** So few pixels that a print of it is coarse. */
export async function smallPhoto(): Promise<string> {
  return file('small.jpg', await sharp(PHOTO).autoOrient().resize(90).jpeg().toBuffer());
}

/** A detailed photo as large as a good camera's: 40 megapixels. */
export async function largePhoto(): Promise<string> {
  return file(
    'large.jpg',
    await sharp(PHOTO).autoOrient().resize(5_480, 7_300, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer(),
  );
}

/** Noise, which cannot be compressed: about five megabytes, and fast to generate. */
export async function heavyPng(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 1_500, height: 1_200, channels: 3, background: '#000', noise } });
  return file('noise.png', await image.png({ compressionLevel: 1 }).toBuffer());
}
