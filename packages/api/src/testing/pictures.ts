import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A JPEG like a photograph: smooth light with grain, so that its encoded size is realistic. */
export function photo(width: number, height: number): Promise<Buffer> {
  const grain = {
    create: {
      width: 512,
      height: 512,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  } as const;
  return sharp(grain).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 85 }).toBuffer();
}

/** A progressive JPEG of one colour: a small file for any pixel size. */
export function plainProgressive(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .jpeg({ progressive: true })
    .toBuffer();
}

/** A PNG whose header claims any size, with one deflated block of zeros; a tiny file. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const row = Math.ceil(width / 8) + 1;
  const pixels = deflateSync(Buffer.alloc(row * Math.min(height, 20_000)), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG, with its check sum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

export const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** The same JPEG with another size in its frame header. */
export function forgedSize(jpeg: Buffer, width: number, height: number): Buffer {
  const forged = Buffer.from(jpeg);
  let at = 2;
  while (at < forged.length && ![0xc0, 0xc1, 0xc2].includes(forged[at + 1] ?? 0)) at += 2 + forged.readUInt16BE(at + 2);
  forged.writeUInt16BE(height, at + 5);
  forged.writeUInt16BE(width, at + 7);
  return forged;
}
