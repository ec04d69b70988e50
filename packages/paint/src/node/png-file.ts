import { crc32 } from 'node:zlib';
import { dpiToScale } from '@cpc/domain';
import { paintedRows } from './painted-rows.ts';
import { mapStrips, zlibStream } from './plates-strips.ts';
import type { PrintRequest, RasterOptions } from './raster.ts';
import { differenceRows } from './tiff-writer.ts';

const CHANNELS = 4;

/**
 * The design as a PNG at the printer's resolution, which is written into it (pHYs). Its transparency says where no
 * ink lies: machines that take a picture make their white from it.
 */
export async function renderPrintPng(
  request: PrintRequest,
  options: RasterOptions = { area: 'bleed', cut: 'outline' },
): Promise<Uint8Array> {
  const { width, height, rows } = paintedRows(request, dpiToScale(request.dpi), options);
  const strips = await mapStrips(height, async (from, count, desk) =>
    desk.pack(filtered(rows(from, count), width, desk.room('lines', count * (1 + width * CHANNELS)))),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunk('IHDR', header(width, height)),
    // Colours are sRGB, to be shown relative to white.
    ...chunk('sRGB', Buffer.from([1])),
    ...chunk('pHYs', density(request.dpi)),
    ...zlibStream(strips).flatMap((part) => chunk('IDAT', part)),
    ...chunk('IEND', new Uint8Array()),
  ]);
}

/** The number of the filter that keeps differences. */
const SUB = 1;

/** Every row after the number of its filter, each sample as the difference from the one to its left (W3C PNG 9.2, Sub). */
function filtered(data: Uint8ClampedArray, width: number, lines: Uint8Array): Uint8Array {
  const length = width * CHANNELS;
  const samples = differenceRows(new Uint8Array(data.buffer, data.byteOffset, data.length), width, CHANNELS);
  const rows = samples.length / length;
  for (let row = 0; row < rows; row++) {
    lines[row * (length + 1)] = SUB;
    lines.set(samples.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  }
  return lines;
}

/** In parts: what is packed is copied once, into the file. */
function chunk(name: string, data: Uint8Array): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))));
  return [head, data, sum];
}

/** 8 bits a sample, red, green, blue and alpha, rows from the top. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 6, 0, 0, 0], 8);
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
