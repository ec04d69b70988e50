import type { InkSpace } from '@cpc/design';
import { ENTRY_BYTES, HEADER_BYTES, TABLE_AT, viewOf } from '../icc/icc-tags.ts';

/** Lightness 0 … 100, and the two colour axes. */
export type Lab = readonly [L: number, a: number, b: number];

/** A made-up printer as formulas, so that tests can compute what an engine must find. Inks are 0 … 1. */
export interface MadePrinter {
  readonly space: InkSpace;
  readonly description?: string;
  readonly version?: 2 | 4;
  readonly inksOf: (lab: Lab) => readonly number[];
  readonly labOf: (inks: readonly number[]) => Lab;
  /** The formulas for the relative intent, if they differ; otherwise the table is shared. */
  readonly relative?: Pick<MadePrinter, 'inksOf' | 'labOf'>;
}

/** Points per side of the tables: engines interpolate linearly, so linear formulas are exact. */
const LAB_GRID = 25;
const INK_GRID = { rgb: 11, cmyk: 6 } as const;
const CHANNELS = { rgb: 3, cmyk: 4 } as const;

/** A printer's ICC profile with tables of 16 bits (lut16Type), sampled from formulas. */
export function madeProfile(printer: MadePrinter): Uint8Array<ArrayBuffer> {
  const { space, description = 'Made up', relative } = printer;
  const forth = toInks(printer);
  const back = toLab(printer);
  return assemble(printer, [
    ['desc', description === '' ? text('') : descriptionOf(printer.version ?? 2, description)],
    ['cprt', text('CC0')],
    ['wtpt', white()],
    ['A2B0', back],
    ['B2A0', forth],
    ['A2B1', relative ? toLab({ space, ...relative }) : back],
    ['B2A1', relative ? toInks({ space, ...relative }) : forth],
  ]);
}

type Ways = Pick<MadePrinter, 'space' | 'inksOf' | 'labOf'>;

function toInks({ space, inksOf }: Ways): Uint8Array {
  const inks = (grid: readonly number[]) => inksOf(labFrom16(grid.map((point) => point * 65535)));
  return table(3, CHANNELS[space], LAB_GRID, (grid) => inks(grid).map((ink) => ink * 65535));
}

function toLab({ space, labOf }: Ways): Uint8Array {
  return table(CHANNELS[space], 3, INK_GRID[space], (grid) => labTo16(labOf(grid)));
}

/** Lab in the encoding of lut16Type, also in version 4: 100 is 0xff00, and 0 of the axes is 0x8000. */
const labTo16 = ([L, a, b]: Lab): number[] => [(L / 100) * 0xff00, (a + 128) * 256, (b + 128) * 256];
const labFrom16 = ([L = 0, a = 0, b = 0]: readonly number[]): Lab => [(L / 0xff00) * 100, a / 256 - 128, b / 256 - 128];

function table(from: number, to: number, grid: number, value: (point: readonly number[]) => readonly number[]) {
  const points = grid ** from;
  const bytes = new Uint8Array(52 + 4 * from + 2 * points * to + 4 * to);
  const view = viewOf(bytes);
  bytes.set(latin1('mft2'));
  bytes.set([from, to, grid], 8);
  [1, 0, 0, 0, 1, 0, 0, 0, 1].forEach((one, i) => view.setInt32(12 + 4 * i, one * 65536));
  view.setUint16(48, 2);
  view.setUint16(50, 2);
  let at = 52;
  const put = (number: number): void => {
    view.setUint16(at, Math.round(Math.min(65535, Math.max(0, number))));
    at += 2;
  };
  for (let channel = 0; channel < from; channel++) [0, 65535].forEach(put);
  for (let index = 0; index < points; index++) value(pointOf(index, from, grid)).forEach(put);
  for (let channel = 0; channel < to; channel++) [0, 65535].forEach(put);
  return bytes;
}

/** The last channel varies fastest. */
const pointOf = (index: number, channels: number, grid: number): number[] =>
  Array.from({ length: channels }, (_, i) => (Math.floor(index / grid ** (channels - 1 - i)) % grid) / (grid - 1));

function assemble({ space, version = 2 }: MadePrinter, tags: readonly (readonly [string, Uint8Array])[]) {
  const start = TABLE_AT + ENTRY_BYTES * tags.length;
  const unique = [...new Set(tags.map(([, data]) => data))];
  const offsets = new Map<Uint8Array, number>();
  let end = start;
  for (const data of unique) {
    offsets.set(data, end);
    end += Math.ceil(data.length / 4) * 4;
  }
  const bytes = new Uint8Array(end);
  const view = viewOf(bytes);
  view.setUint32(0, end);
  view.setUint32(8, version === 4 ? 0x04300000 : 0x02400000);
  bytes.set(latin1(`prtr${space === 'cmyk' ? 'CMYK' : 'RGB '}Lab `), 12);
  [2026, 11, 2, 9, 30, 0].forEach((part, i) => view.setUint16(24 + 2 * i, part));
  bytes.set(latin1('acsp'), 36);
  [0.9642, 1, 0.8249].forEach((part, i) => view.setInt32(68 + 4 * i, Math.round(part * 65536)));
  view.setUint32(HEADER_BYTES, tags.length);
  tags.forEach(([name, data], index) => {
    const entry = TABLE_AT + ENTRY_BYTES * index;
    bytes.set(latin1(name), entry);
    view.setUint32(entry + 4, offsets.get(data) ?? 0);
    view.setUint32(entry + 8, data.length);
  });
  for (const [data, offset] of offsets) bytes.set(data, offset);
  return bytes;
}

const latin1 = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const text = (words: string): Uint8Array => latin1(`text\0\0\0\0${words}\0`);

function descriptionOf(version: 2 | 4, words: string): Uint8Array {
  if (version === 2) {
    const bytes = new Uint8Array(12 + words.length + 1 + 78);
    bytes.set(latin1('desc'));
    viewOf(bytes).setUint32(8, words.length + 1);
    bytes.set(latin1(words), 12);
    return bytes;
  }
  const bytes = new Uint8Array(28 + 2 * words.length);
  const view = viewOf(bytes);
  bytes.set(latin1('mluc'));
  [1, 12].forEach((number, i) => view.setUint32(8 + 4 * i, number));
  bytes.set(latin1('enUS'), 16);
  [2 * words.length, 28].forEach((number, i) => view.setUint32(20 + 4 * i, number));
  Array.from(words).forEach((letter, i) => view.setUint16(28 + 2 * i, letter.charCodeAt(0)));
  return bytes;
}

function white(): Uint8Array {
  const bytes = new Uint8Array(20);
  bytes.set(latin1('XYZ '));
  [0.9642, 1, 0.8249].forEach((part, i) => viewOf(bytes).setInt32(8 + 4 * i, Math.round(part * 65536)));
  return bytes;
}

/** A colour of sRGB as it looks under D50 (IEC 61966-2-1, adapted by Bradford; CIE 15). @param rgb 0 … 255 each */
export function labOfSrgb(rgb: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return labOfXyz([
    0.43607 * r + 0.38515 * g + 0.14307 * b,
    0.22249 * r + 0.71687 * g + 0.06061 * b,
    0.01392 * r + 0.09708 * g + 0.7141 * b,
  ]);
}

export function labOfXyz([X = 0, Y = 0, Z = 0]: readonly number[]): Lab {
  const root = (part: number): number => (part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116);
  const [x, y, z] = [root(X / 0.9642), root(Y), root(Z / 0.8249)];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The difference of two colours (CIE 1976). */
export const deltaE = (one: Lab, other: Lab): number => Math.hypot(...one.map((part, i) => part - (other[i] ?? 0)));

/**
 * A printer with unusual inks: cyan is how dark a colour is, magenta how red, yellow how yellow, and there is no black.
 * All formulas are linear, and every colour can be printed.
 */
export const ODD_CMYK: MadePrinter = {
  space: 'cmyk',
  description: 'Odd printer (left)',
  inksOf: ([L, a, b]) => [1 - L / 100, 0.5 + a / 220, 0.5 + b / 220, 0],
  labOf: ([c = 0, m = 0, y = 0]) => [100 * (1 - c), 220 * (m - 0.5), 220 * (y - 0.5)],
};

/** A station driven in red, green and blue with swapped channels. */
export const ODD_RGB: MadePrinter = {
  space: 'rgb',
  description: 'Odd printer in RGB',
  inksOf(lab) {
    const [red, green, blue] = srgbOfLab(lab);
    return [green, blue, red];
  },
  labOf: ([first = 0, second = 0, third = 0]) => labOfSrgb([third, first, second].map((part) => 255 * part)),
};

/** 0 … 1 each, and beyond for colours outside sRGB. */
function srgbOfLab([L, a, b]: Lab): [number, number, number] {
  const cube = (part: number): number => (part > 6 / 29 ? part ** 3 : (part - 4 / 29) * 3 * (6 / 29) ** 2);
  const y = (L + 16) / 116;
  const [X, Y, Z] = [0.9642 * cube(y + a / 500), cube(y), 0.8249 * cube(y - b / 200)];
  const encoded = (part: number): number => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
  return [
    encoded(3.13386 * X - 1.61687 * Y - 0.49062 * Z),
    encoded(-0.97877 * X + 1.91614 * Y + 0.03345 * Z),
    encoded(0.07194 * X - 0.22899 * Y + 1.40524 * Z),
  ];
}
