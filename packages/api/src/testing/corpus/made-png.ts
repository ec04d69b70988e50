import { crc32, deflateSync } from 'node:zlib';

/** The codes of a picture as its file stores them, 0 … 1 per channel, and alpha last if there is one. */
export interface Stored {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => readonly number[];
}

export type Chunk = readonly [type: string, data: Buffer];

export interface PngWish {
  /** 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha (PNG, 11.2.1). */
  readonly type: 0 | 2 | 3 | 4 | 6;
  readonly depth?: 1 | 2 | 4 | 8 | 16;
  /** Chunks between the header and the pixels. */
  readonly before?: readonly Chunk[];
  /** Chunks after the pixels. */
  readonly after?: readonly Chunk[];
  /** The colours of a palette, 0 … 255; a pixel is the index of its colour. */
  readonly palette?: readonly (readonly number[])[];
  readonly isInterlaced?: boolean;
}

/** A PNG, written from its specification. */
export function madePng(stored: Stored, wish: PngWish): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(stored.width, 0);
  header.writeUInt32BE(stored.height, 4);
  header.set([wish.depth ?? 8, wish.type, 0, 0, wish.isInterlaced ? 1 : 0], 8);
  const palette = wish.palette ? [chunk('PLTE', Buffer.from(wish.palette.flat()))] : [];
  const before = (wish.before ?? []).map(([type, data]) => chunk(type, data));
  const first = before.filter((one) => !AFTER_PALETTE.includes(one.toString('latin1', 4, 8)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...first,
    ...palette,
    ...before.filter((one) => !first.includes(one)),
    chunk('IDAT', deflateSync(pixels(stored, wish))),
    ...(wish.after ?? []).map(([type, data]) => chunk(type, data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const AFTER_PALETTE = ['tRNS', 'bKGD'];

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32s(data.length), body, uint32s(crc32(body))]);
}

export function uint32s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, i) => bytes.writeUInt32BE(value, 4 * i));
  return bytes;
}

/** The seven passes of Adam7: first column and row, and their steps (PNG, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function pixels({ width, height, at }: Stored, { type, depth = 8, isInterlaced }: PngWish): Buffer {
  const rows: Buffer[] = [];
  for (const [left, top, right, down] of isInterlaced ? PASSES : [[0, 0, 1, 1] as const]) {
    let last: { readonly codes: readonly (readonly number[])[]; readonly bytes: Buffer } | undefined;
    for (let y = top; y < height; y += down) {
      const codes: (readonly number[])[] = [];
      for (let x = left; x < width; x += right) codes.push(at(x, y));
      const isSame = last?.codes.every((code, i) => code === codes[i]);
      if (!last || !isSame) last = { codes, bytes: row(codes.flat(), type === 3, depth) };
      if (codes.length > 0) rows.push(last.bytes);
    }
  }
  return Buffer.concat(rows);
}

function row(codes: readonly number[], isIndexed: boolean, depth: number): Buffer {
  const most = 2 ** depth - 1;
  const bytes = Buffer.alloc(1 + Math.ceil((codes.length * depth) / 8));
  codes.forEach((code, i) => {
    const value = isIndexed ? code : Math.round(code * most);
    if (depth === 16) bytes.writeUInt16BE(value, 1 + 2 * i);
    else {
      const bit = i * depth;
      const place = 1 + Math.floor(bit / 8);
      bytes[place] = (bytes[place] ?? 0) | (value << (8 - depth - (bit % 8)));
    }
  });
  return bytes;
}
