import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ADOBE, type ColourSpace, inSrgb, P3, power, PROPHOTO, REC2020, REC709, srgbLight } from './colour-space.ts';
import { exifOf, type ExifWish } from './exif.ts';
import { madeIcc } from './made-icc.ts';
import { jpegParts, type JpegWish, madeJpeg, segment } from './made-jpeg.ts';
import { type Chunk, madePng, type PngWish, type Stored, uint32s } from './made-png.ts';

/** A picture that occurs in practice, and what every part of the product must show of it. */
export interface OddFile {
  readonly name: string;
  readonly type: 'png' | 'jpeg' | 'webp';
  readonly bytes: () => Buffer | Promise<Buffer>;
  /** px, upright */
  readonly width: number;
  readonly height: number;
  /** The four quarters, row by row, as red, green, blue and alpha in sRGB, 0 … 255; undefined if it is damaged. */
  readonly shows: readonly (readonly number[])[] | undefined;
  /** How much a channel may differ. */
  readonly within: number;
  /** Browsers show it each in its own way, until the server has converted or refused it. */
  readonly isForStore?: boolean;
  /** WebKitGTK reads it in another way than Safari: it knows no profiles of grey or WebP, and forgets alpha with others. */
  readonly isNotForWebKit?: boolean;
}

export type Codes = readonly (readonly number[])[];

export const SMALL = { width: 64, height: 32 };
/** Larger than the copy that a phone works with: decoding and reducing are one step. */
export const LARGE = { width: 2304, height: 1152 };

/** In the gamut of every space. */
export const CALM: Codes = [
  [0.64, 0.42, 0.43],
  [0.48, 0.6, 0.49],
  [0.42, 0.46, 0.62],
  [0.86, 0.86, 0.84],
];
/** Pure colours, of which some spaces have more than sRGB. */
export const PURE: Codes = [
  [1, 0, 0],
  [0, 0.627, 0],
  [0.95, 0.5, 0.05],
  [0.5, 0.5, 0.5],
];
export const DARK: Codes = [
  [0.1, 0.08, 0.08],
  [0.05, 0.06, 0.05],
  [0.14, 0.14, 0.16],
  [0.3, 0.3, 0.3],
];
export const GREYS: Codes = [[0.1], [0.3], [0.7], [0.94]];

/** Where a stored pixel is shown; `right` and `down` count from the other end (CIPA DC-008, table 6). */
type Turn = (x: number, y: number, right: number, down: number) => readonly [x: number, y: number];
const TURNS: Readonly<Record<number, Turn>> = {
  2: (_x, y, right) => [right, y],
  3: (_x, _y, right, down) => [right, down],
  4: (x, _y, _right, down) => [x, down],
  5: (x, y) => [y, x],
  6: (x, _y, _right, down) => [down, x],
  7: (_x, _y, right, down) => [down, right],
  8: (_x, y, right) => [y, right],
};
const asItIs: Turn = (x, y) => [x, y];

/** Four quarters, turned so that an orientation turns them back. */
export function stored(
  codes: Codes,
  size: { readonly width: number; readonly height: number },
  orientation = 1,
): Stored {
  const [width, height] = orientation >= 5 ? [size.height, size.width] : [size.width, size.height];
  const turn = TURNS[orientation] ?? asItIs;
  return {
    width,
    height,
    at(x, y) {
      const [u, v] = turn(x, y, width - 1 - x, height - 1 - y);
      return codes[(u * 2 >= size.width ? 1 : 0) + (v * 2 >= size.height ? 2 : 0)] ?? [];
    },
  };
}

export const SRGB: ColourSpace = { xy: REC709, toLight: srgbLight };

/** What codes of a space show; grey codes count for all three channels. @param depth bits to which they are rounded */
export const shown = (codes: Codes, space: ColourSpace = SRGB, depth = 8): Codes =>
  codes.map((code) => {
    const most = 2 ** depth - 1;
    const rounded = code.map((value) => Math.round(value * most) / most);
    const [colour, alpha] =
      code.length === 1 || code.length === 2
        ? [[rounded[0] ?? 0, rounded[0] ?? 0, rounded[0] ?? 0], rounded[1]]
        : [rounded.slice(0, 3), rounded[3]];
    return [...inSrgb(colour, space), 255 * (alpha ?? 1)];
  });

interface PngCase extends Partial<PngWish> {
  readonly codes?: Codes;
  readonly space?: ColourSpace;
  readonly shows?: Codes;
  readonly size?: typeof SMALL;
  readonly orientation?: number;
}

export function png(
  name: string,
  { codes = CALM, space, shows, size = SMALL, orientation = 1, ...wish }: PngCase,
): OddFile {
  const type = wish.type ?? 2;
  return {
    name: `PNG: ${name}`,
    type: 'png',
    bytes: () => madePng(stored(codes, size, orientation), { ...wish, type }),
    ...size,
    shows: shows ?? shown(codes, space, wish.depth ?? 8),
    isNotForWebKit: space !== undefined && type !== 2 && type !== 3,
    // A browser keeps colours multiplied by their alpha.
    within: type >= 4 ? 4 : 2,
  };
}

interface JpegCase extends JpegWish {
  readonly codes?: Codes;
  readonly space?: ColourSpace;
  readonly shows?: Codes;
  readonly size?: typeof SMALL;
  readonly orientation?: number;
  readonly damage?: (whole: ReturnType<typeof jpegParts>) => Buffer;
  readonly within?: number;
}

export function jpeg(name: string, given: JpegCase): OddFile {
  const { codes = CALM, space, shows, size = SMALL, orientation = 1, damage, within = 4, ...wish } = given;
  const pixels = stored(codes, size, orientation);
  return {
    name: `JPEG: ${name}`,
    type: 'jpeg',
    bytes: () => (damage ? damage(jpegParts(pixels, wish)) : madeJpeg(pixels, wish)),
    ...size,
    shows: shows ?? shown(codes, space),
    isNotForWebKit: space !== undefined && wish.as === 'grey',
    within,
  };
}

export const damaged = (file: OddFile): OddFile => ({ ...file, shows: undefined });

export const SPACES = {
  sRGB: SRGB,
  'Adobe RGB': { xy: ADOBE, toLight: power(563 / 256) },
  'Display P3': { xy: P3, toLight: srgbLight },
  'ProPhoto RGB': { xy: PROPHOTO, toLight: power(1.8) },
  'Rec. 2020': { xy: REC2020, toLight: power(2.4) },
  'linear sRGB': { xy: REC709, toLight: power(1) },
} satisfies Readonly<Record<string, ColourSpace>>;

export const iccp = (space: ColourSpace, kind?: 'GRAY'): Chunk => [
  'iCCP',
  Buffer.concat([Buffer.from('made\0\0'), deflateSync(madeIcc(space, kind))]),
];
export const gama = (gamma: number): Chunk => ['gAMA', uint32s(Math.round(gamma * 1e5))];
/** White first, then red, green and blue (PNG, 11.3.2.1). */
export const chrm = ([r, g, b, w]: ColourSpace['xy']): Chunk => [
  'cHRM',
  uint32s(...[w, r, g, b].flat().map((part) => Math.round(part * 1e5))),
];
export const cicp = (...parts: readonly number[]): Chunk => ['cICP', Buffer.from([...parts, 0, 1])];
export const SRGB_CHUNK: Chunk = ['sRGB', Buffer.of(0)];

export const icc = (space: ColourSpace, kind?: 'GRAY'): Buffer =>
  segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), madeIcc(space, kind)]));

export const clear = (codes: Codes, alpha: number): Codes => codes.map((code) => [...code, alpha]);

interface WebpCase {
  readonly orientation?: number;
  readonly space?: ColourSpace;
  readonly parts: readonly Chunk[];
}

/** A lossless WebP with parts around its pixels (RFC 9649, 2.7). */
export function webp(name: string, { orientation = 1, space, parts }: WebpCase): OddFile {
  return {
    name: `WebP: ${name}`,
    type: 'webp',
    async bytes() {
      const { width, height } = stored(CALM, SMALL, orientation);
      const plain = await sharp(madePng(stored(CALM, SMALL, orientation), { type: 2 }))
        .webp({ lossless: true })
        .toBuffer();
      const flags = parts.reduce((all, [type]) => all | ({ ICCP: 0x20, EXIF: 0x08 }[type] ?? 0), 0);
      const extended = Buffer.from([flags, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0]);
      const [first, last] = [parts.filter(([type]) => type === 'ICCP'), parts.filter(([type]) => type !== 'ICCP')];
      const body = Buffer.concat([
        Buffer.from('WEBP'),
        riff('VP8X', extended),
        ...first.map(([type, data]) => riff(type, data)),
        plain.subarray(12),
        ...last.map(([type, data]) => riff(type, data)),
      ]);
      return riff('RIFF', body);
    },
    ...SMALL,
    shows: shown(CALM, space),
    isNotForWebKit: space !== undefined,
    within: 4,
  };
}

function riff(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
}

/** By how much the channel that is farthest off is beyond what is allowed; 0 if all is right. 255 if a damaged picture is shown. */
export function farthestOff(shown: readonly (readonly number[])[], { shows, within }: OddFile): number {
  if (!shows) return 255;
  const off = shows.flatMap((quarter, n) =>
    quarter.map((value, channel) =>
      // What cannot be seen has no colour.
      quarter[3] === 0 && channel < 3 ? 0 : Math.abs(value - (shown[n]?.[channel] ?? -255)),
    ),
  );
  return Math.max(0, Math.round(10 * (Math.max(...off) - within)) / 10);
}

export const exifSegment = (orientation: number, wish?: ExifWish): Buffer =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation, wish)]));
