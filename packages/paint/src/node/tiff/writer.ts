import { photoshopChannels } from './photoshop.ts';
import type { Size } from '../../target.ts';

/** An image of one page, 8 bits per sample, interleaved samples. */
export interface TiffImage extends Size {
  readonly dpi: number;
  readonly colours: 'rgb' | 'cmyk';
  /** Name of the spot colour after the process colours, if there is one. */
  readonly spot: string | undefined;
  /** The profile of its values; undefined for unspecified values. */
  readonly profile: Uint8Array | undefined;
  readonly rowsPerStrip: number;
  /** Whole zlib streams, differenced row by row ({@link differenceRows}). */
  readonly strips: readonly (readonly Uint8Array[])[];
}

const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
const BYTE = 1;
const UNDEFINED = 7;
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1 };

interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly value: Buffer;
}

/** A TIFF 6.0 file with Adobe's deflate and ICC tags, in little-endian order. The same image gives the same bytes. */
export function writeTiff(image: TiffImage): Uint8Array {
  const entries = describe(image);
  const head = 8 + 2 + 12 * entries.length + 4;
  const values = entries
    .filter(({ value }) => value.length > 4)
    .reduce((sum, { value }) => sum + even(value.length), 0);
  const lengths = image.strips.map((parts) => parts.reduce((sum, part) => sum + part.length, 0));
  let at = head + values;
  const offsets = lengths.map((length) => {
    const offset = at;
    at += length;
    return offset;
  });
  const placed = entries.map((entry) => (entry.tag === 273 ? longs(273, offsets) : entry));
  return Buffer.concat([directory(placed, head), ...image.strips.flat()]);
}

const even = (length: number): number => length + (length % 2);

/** All fields in ascending order of their tags, as TIFF 6.0 section 2 requires. */
function describe(image: TiffImage): Entry[] {
  const { width, height, dpi, colours, spot, profile, rowsPerStrip, strips } = image;
  const process = colours === 'cmyk' ? 4 : 3;
  const samples = process + (spot === undefined ? 0 : 1);
  const entries = [
    longs(256, [width]),
    longs(257, [height]),
    shorts(
      258,
      Array.from({ length: samples }, () => 8),
    ),
    shorts(259, [8]),
    shorts(262, [colours === 'cmyk' ? 5 : 2]),
    longs(
      273,
      strips.map(() => 0),
    ),
    shorts(277, [samples]),
    longs(278, [rowsPerStrip]),
    longs(
      279,
      strips.map((parts) => parts.reduce((sum, part) => sum + part.length, 0)),
    ),
    rational(282, dpi),
    rational(283, dpi),
    shorts(284, [1]),
    shorts(296, [2]),
    shorts(317, [2]),
    ...(colours === 'cmyk' ? inkFields(spot) : []),
    ...(spot === undefined ? [] : [shorts(338, [0]), bytes(34377, BYTE, photoshopChannels([spot]))]),
    ...(profile ? [bytes(34675, UNDEFINED, Buffer.from(profile))] : []),
  ];
  return entries.sort((a, b) => a.tag - b.tag);
}

/** InkSet, InkNames and NumberOfInks (section 16): with a spot colour the inks are no longer plain CMYK. */
function inkFields(spot: string | undefined): Entry[] {
  if (spot === undefined) return [shorts(332, [1])];
  const names = ['Cyan', 'Magenta', 'Yellow', 'Black', spot];
  return [shorts(332, [2]), bytes(333, ASCII, Buffer.from(`${names.join('\0')}\0`, 'latin1')), shorts(334, [5])];
}

function directory(entries: readonly Entry[], head: number): Buffer {
  const file = Buffer.alloc(head);
  const values: Buffer[] = [];
  let at = head;
  file.write('II', 0, 'latin1');
  file.writeUInt16LE(42, 2);
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries.length, 8);
  entries.forEach(({ tag, type, count, value }, index) => {
    const from = 10 + 12 * index;
    file.writeUInt16LE(tag, from);
    file.writeUInt16LE(type, from + 2);
    file.writeUInt32LE(count, from + 4);
    if (value.length <= 4) return void value.copy(file, from + 8);
    file.writeUInt32LE(at, from + 8);
    values.push(value, Buffer.alloc(value.length % 2));
    at += even(value.length);
  });
  return Buffer.concat([file, ...values]);
}

const bytes = (tag: number, type: number, value: Buffer): Entry => ({
  tag,
  type,
  count: value.length / (SIZES[type] ?? 1),
  value,
});

function shorts(tag: number, numbers: readonly number[]): Entry {
  const value = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, i) => value.writeUInt16LE(number, 2 * i));
  return bytes(tag, SHORT, value);
}

function longs(tag: number, numbers: readonly number[]): Entry {
  const value = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, i) => value.writeUInt32LE(number, 4 * i));
  return bytes(tag, LONG, value);
}

function rational(tag: number, number: number): Entry {
  const value = Buffer.alloc(8);
  value.writeUInt32LE(Math.round(number * 1000), 0);
  value.writeUInt32LE(1000, 4);
  return bytes(tag, RATIONAL, value);
}

/** Replaces every sample by its difference from the one to its left (section 14). Changes the rows in place. */
export function differenceRows(rows: Uint8Array, width: number, samples: number): Uint8Array {
  if (samples === 4 && rows.byteOffset % 4 === 0) differencePixels(rows, width);
  else {
    const length = width * samples;
    for (let start = 0; start < rows.length; start += length) {
      for (let i = start + length - 1; i >= start + samples; i--) rows[i] = (rows[i] ?? 0) - (rows[i - samples] ?? 0);
    }
  }
  return rows;
}

/**
 * As {@link differenceRows} for pixels with one more sample each.
 * @param into as many bytes as both together; all are written
 */
export function differenceRowsWith(rows: Uint8Array, sample: Uint8Array, width: number, into: Uint8Array): Uint8Array {
  const others = rows.length / sample.length;
  let [from, to] = [0, 0];
  for (let pixel = 0; pixel < sample.length; pixel++) {
    const isFirst = pixel % width === 0;
    for (let i = 0; i < others; i++, from++)
      into[to++] = isFirst ? (rows[from] ?? 0) : (rows[from] ?? 0) - (rows[from - others] ?? 0);
    into[to++] = isFirst ? (sample[pixel] ?? 0) : (sample[pixel] ?? 0) - (sample[pixel - 1] ?? 0);
  }
  return into;
}

/** Subtracts four samples at once. The highest bit of each is set first, so that no sample borrows from the next. */
function differencePixels(rows: Uint8Array, width: number): void {
  const pixels = new Uint32Array(rows.buffer, rows.byteOffset, rows.length / 4);
  for (let start = 0; start < pixels.length; start += width) {
    for (let i = start + width - 1; i > start; i--) {
      const [a, b] = [pixels[i] ?? 0, pixels[i - 1] ?? 0];
      pixels[i] = ((a | 0x80808080) - (b & 0x7f7f7f7f)) ^ (~(a ^ b) & 0x80808080);
    }
  }
}
