import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

/** The header of a PNG. */
export interface Header {
  readonly width: number;
  readonly height: number;
  /** Bits per sample; 1 by default. */
  readonly depth?: number;
  /** As in the PNG specification, 11.2.1; 0 is grey, 2 colour, 6 colour with alpha. */
  readonly colour?: number;
  readonly interlaced?: boolean;
}

function header({ width, height, depth = 1, colour = 0, interlaced = false }: Header): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  return chunk('IHDR', data);
}

const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 6: 4 };
/** At most this much is compressed: a larger picture ends early. */
const MAX_BYTES = 200 * 2 ** 20;

interface Inside {
  /** Chunks between the header and the pixels. */
  readonly extra?: readonly Buffer[];
  /** Rows, each with the number of its filter first; all black by default. */
  readonly rows?: Buffer;
}

/** A PNG with this header. An interlaced one has seven passes, which together have a few more rows. */
export function png(shape: Header, { extra = [], rows }: Inside = {}): Buffer {
  const { width, height, depth = 1, colour = 0, interlaced = false } = shape;
  const row = Math.ceil((width * depth * (SAMPLES[colour] ?? 1)) / 8) + 1;
  const bytes = row * height + (interlaced ? 16 * (height + width) : 0);
  const pixels = deflateSync(rows ?? Buffer.alloc(Math.min(bytes, MAX_BYTES)), { level: rows ? 1 : 6 });
  return Buffer.concat([SIGNATURE, header(shape), ...extra, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** A square of noise, which no encoder can compress. @param next 0 ≤ x < 1 */
export function noise(side: number, next: () => number): Buffer {
  const words = Uint32Array.from({ length: Math.ceil(((side * 3 + 1) * side) / 4) }, () => next() * 2 ** 32);
  const rows = Buffer.from(words.buffer, 0, (side * 3 + 1) * side);
  for (let y = 0; y < side; y += 1) rows[y * (side * 3 + 1)] = 0;
  return png({ width: side, height: side, depth: 8, colour: 2 }, { rows });
}
