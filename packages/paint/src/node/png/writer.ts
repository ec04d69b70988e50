import { crc32, deflateSync } from 'node:zlib';
import { dpiToScale } from '@cpc/domain';
import type { Size } from '../../target.ts';
import type { PackedStrip } from '../plates/desk.ts';
import { zlibStream } from '../plates/strips.ts';
import { differenceRows } from '../tiff/writer.ts';

/** Red, green, blue and opacity. */
export const PNG_SAMPLES = 4;

/** An image of red, green, blue and opacity, 8 bits per sample. */
export interface PngFile extends Size {
  readonly dpi: number;
  /** The colour space of its values; undefined for unspecified values. */
  readonly profile: Uint8Array | 'srgb' | undefined;
  /** Filtered rows. */
  readonly strips: readonly PackedStrip[];
}

/** A PNG file. The same image gives the same bytes. */
export function writePng({ width, height, dpi, profile, strips }: PngFile): Uint8Array {
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunk('IHDR', header(width, height)),
    ...(profile === undefined ? [] : meaning(profile)),
    ...chunk('pHYs', density(dpi)),
    ...zlibStream(strips).flatMap((part) => chunk('IDAT', part)),
    ...chunk('IEND', new Uint8Array()),
  ]);
}

/** sRGB with the relative intent; or a profile (W3C PNG 11.3.2.3) with a name, which is required. */
function meaning(profile: Uint8Array | 'srgb'): Uint8Array[] {
  if (profile === 'srgb') return chunk('sRGB', Buffer.from([1]));
  return chunk('iCCP', Buffer.concat([Buffer.from('printer\0\0', 'latin1'), deflateSync(profile)]));
}

/** Number of the Sub filter, which stores differences. */
const SUB = 1;

/** Each row after its filter number; each sample as its difference from the one to its left (W3C PNG 9.2, Sub). */
export function filteredRows(data: Uint8Array, width: number, lines: Uint8Array): Uint8Array {
  const length = width * PNG_SAMPLES;
  const samples = differenceRows(data, width, PNG_SAMPLES);
  const rows = samples.length / length;
  for (let row = 0; row < rows; row++) {
    lines[row * (length + 1)] = SUB;
    lines.set(samples.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  }
  return lines;
}

/** Returned in parts, so that packed data is copied only once, into the file. */
function chunk(name: string, data: Uint8Array): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))));
  return [head, data, sum];
}

/** Colour type of red, green, blue and alpha. */
const RGB_ALPHA = 6;

/** 8 bits per sample, rows from the top. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, RGB_ALPHA, 0, 0, 0], 8);
  return bytes;
}

function density(dpi: number): Buffer {
  const perMetre = Math.round(dpiToScale(dpi) * 1000);
  const bytes = Buffer.alloc(9);
  bytes.writeUInt32BE(perMetre, 0);
  bytes.writeUInt32BE(perMetre, 4);
  bytes[8] = 1;
  return bytes;
}
