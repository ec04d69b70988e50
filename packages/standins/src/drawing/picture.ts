import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { DrawingMisbehaviour, Wish } from './wish.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** The word DEMO, 5 × 23 px: every picture of the stand-in is labelled. */
const LABEL = [
  '####..#####.#...#..###.',
  '#...#.#.....##.##.#...#',
  '#...#.####..#.#.#.#...#',
  '#...#.#.....#...#.#...#',
  '####..#####.#...#..###.',
];

/** A PNG in two colours of the prompt and the seed, with the label; or what is wrong with it. */
export function demoPicture(wish: Wish, seed: number, what: DrawingMisbehaviour | undefined): Buffer {
  if (what === 'text') return Buffer.from('this is no picture');
  if (what === 'bomb') return bomb();
  const { width, height } = what === 'tiny' ? { width: 16, height: 16 } : wish;
  const hash = createHash('sha256').update(`${wish.prompt}\n${seed}`).digest();
  const [top, bottom] = [hash.subarray(0, 3), hash.subarray(3, 6)];
  const scale = Math.max(1, Math.floor(width / 30));
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const share = y / height;
    const colour = [0, 1, 2].map((at) => Math.round((top[at] ?? 0) * (1 - share) + (bottom[at] ?? 0) * share));
    const row = rows.subarray(y * (width * 3 + 1) + 1, (y + 1) * (width * 3 + 1));
    row.fill(Buffer.from(colour));
    paintLabel(row, LABEL[Math.floor((y - scale) / scale)] ?? '', scale);
  }
  return png(width, height, deflateSync(rows, { level: 1 }));
}

function paintLabel(row: Buffer, line: string, scale: number): void {
  for (const [at, sign] of line.split('').entries())
    if (sign === '#' && (at + 2) * scale * 3 <= row.length) row.fill(255, (at + 1) * scale * 3, (at + 2) * scale * 3);
}

/** A small file that claims 400 megapixels. */
function bomb(): Buffer {
  return png(20_000, 20_000, deflateSync(Buffer.alloc(1_000_000)));
}

function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
