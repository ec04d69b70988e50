import { crc32 } from 'node:zlib';
import { dpiToScale } from '@cpc/domain';
import { paintedRows } from './painted-rows.ts';
import { mapStrips, packStrip, zlibStream } from './plates-strips.ts';
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
  const strips = await mapStrips(height, async (from, count) => packStrip(filtered(rows(from, count), width)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header(width, height)),
    // Colours are sRGB, to be shown relative to white.
    chunk('sRGB', Buffer.from([1])),
    chunk('pHYs', density(request.dpi)),
    ...zlibStream(strips).map((part) => chunk('IDAT', part)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Every row after the number of its filter, each sample as the difference from the one to its left (W3C PNG 9.2, Sub). */
function filtered(data: Uint8ClampedArray, width: number): Uint8Array {
  const length = width * CHANNELS;
  const samples = differenceRows(new Uint8Array(data.buffer, data.byteOffset, data.length), width, CHANNELS);
  const rows = samples.length / length;
  const lines = new Uint8Array(rows * (length + 1)).fill(1);
  for (let row = 0; row < rows; row++)
    lines.set(samples.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  return lines;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
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
