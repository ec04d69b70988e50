import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { pngChunk, uint32 } from './pictures.ts';

/**
 * Pictures like those of phones, scanners and old programs, and files that only pretend to be pictures. They are
 * generated, not collected.
 */

/** Four quarters: red, green, blue and white, so that rotation, mirroring and colours can be checked by pixels. */
export const QUARTERS = [
  [200, 30, 40],
  [30, 160, 60],
  [40, 60, 200],
  [240, 240, 240],
] as const;

/** px */
export const ODD_WIDTH = 64;
export const ODD_HEIGHT = 48;

function rawQuarters(width = ODD_WIDTH, height = ODD_HEIGHT): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [r, g, b] = QUARTERS[(x * 2 >= width ? 1 : 0) + (y * 2 >= height ? 2 : 0)] ?? [0, 0, 0];
      pixels.set([r, g, b], (y * width + x) * 3);
    }
  }
  return pixels;
}

export const quarters = (): Sharp =>
  sharp(rawQuarters(), { raw: { width: ODD_WIDTH, height: ODD_HEIGHT, channels: 3 } });

/** The centres of a picture's four quarters in sRGB, converted by its profile, as r, g, b, a. */
export async function quartersIn(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  const [left, right, top, bottom] = [info.width / 4, (info.width * 3) / 4, info.height / 4, (info.height * 3) / 4];
  return [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
}

const fine = { quality: 100, chromaSubsampling: '4:4:4' } as const;

export const jpeg = (): Promise<Buffer> => quarters().jpeg(fine).toBuffer();
export const progressiveJpeg = (): Promise<Buffer> =>
  quarters()
    .jpeg({ ...fine, progressive: true })
    .toBuffer();
export const cmykJpeg = (): Promise<Buffer> =>
  quarters().withIccProfile('cmyk').toColourspace('cmyk').jpeg(fine).toBuffer();
export const png = (): Promise<Buffer> => quarters().png().toBuffer();
export const deepPng = (): Promise<Buffer> => quarters().toColourspace('rgb16').png().toBuffer();
export const greyPng = (): Promise<Buffer> => quarters().toColourspace('b-w').png().toBuffer();
export const greyJpeg = (): Promise<Buffer> => quarters().toColourspace('b-w').jpeg(fine).toBuffer();

/** Half transparent everywhere. */
export const greyAlphaPng = (): Promise<Buffer> => quarters().ensureAlpha(0.5).toColourspace('b-w').png().toBuffer();

/** A palette with one transparent colour: the last quarter is invisible. */
export function palettePng(): Buffer {
  const palette = Buffer.from(QUARTERS.flat());
  const rows = Array.from({ length: ODD_HEIGHT }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: ODD_WIDTH }, (_, x) => (x * 2 >= ODD_WIDTH ? 1 : 0) + (y * 2 >= ODD_HEIGHT ? 2 : 0)),
    ]),
  );
  return pngOf(header(ODD_WIDTH, ODD_HEIGHT, 8, 3), [
    pngChunk('PLTE', palette),
    pngChunk('tRNS', Buffer.from([255, 255, 255, 0])),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
  ]);
}

/** An animated PNG (APNG 1.0): the quarters, then a second frame of black. */
export async function animatedPng(): Promise<Buffer> {
  const still = await png();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const black = deflateSync(Buffer.alloc((ODD_WIDTH * 3 + 1) * ODD_HEIGHT));
  const second = Buffer.concat([uint32(2), black]);
  const end = still.length - 12;
  const afterHeader = 33;
  return Buffer.concat([
    still.subarray(0, afterHeader),
    pngChunk('acTL', control),
    frameControl(0),
    still.subarray(afterHeader, end),
    frameControl(1),
    pngChunk('fdAT', second),
    still.subarray(end),
  ]);
}

/**
 * A picture that is turned in its pixels and turned back by its EXIF orientation, 1 … 8: displayed upright, it is the
 * quarters.
 */
export async function turnedJpeg(orientation: number): Promise<Buffer> {
  const upright = quarters();
  const turns: Readonly<Record<number, () => Sharp>> = {
    1: () => upright,
    2: () => upright.flop(),
    3: () => upright.rotate(180),
    4: () => upright.flip(),
    5: () => upright.rotate(270).flop(),
    6: () => upright.rotate(270),
    7: () => upright.rotate(90).flop(),
    8: () => upright.rotate(90),
  };
  const turned = turns[orientation]?.();
  if (!turned) throw new Error(`turnedJpeg: expected an orientation from 1 to 8, got ${orientation}`);
  // The pixels are encoded first, because sharp applies mirroring before rotation, whatever the order of the calls.
  const pixels = await turned.png().toBuffer();
  return sharp(pixels).jpeg(fine).withMetadata({ orientation }).toBuffer();
}

/** The quarters' colours in Display P3: other numbers, with the matching profile. */
export const wideGamutPng = (): Promise<Buffer> => quarters().withIccProfile('p3').png().toBuffer();
export const wideGamutJpeg = (): Promise<Buffer> => quarters().withIccProfile('p3').jpeg(fine).toBuffer();

export const webp = (): Promise<Buffer> => quarters().webp().toBuffer();
export const avif = (): Promise<Buffer> => quarters().avif({ quality: 90 }).toBuffer();
export const gif = (): Promise<Buffer> => quarters().gif().toBuffer();
export const tiff = (): Promise<Buffer> => quarters().tiff().toBuffer();

/** The first bytes of a file that an iPhone saves (ISO/IEC 23008-12). */
export const heic = (): Buffer =>
  Buffer.concat([Buffer.from('0000001c6674797068656963000000006d6966316865696366726565', 'hex'), Buffer.alloc(512)]);

export const svg = (): Buffer =>
  Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>',
  );

/** One bit of the pixel data is flipped, so its checksum is wrong. */
export async function flippedPng(): Promise<Buffer> {
  const bytes = Buffer.from(await png());
  const at = bytes.indexOf('IDAT') + 20;
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  return bytes;
}

function header(width: number, height: number, depth: number, colourType: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(depth, 8);
  data.writeUInt8(colourType, 9);
  return pngChunk('IHDR', data);
}

function frameControl(sequence: number): Buffer {
  const data = Buffer.alloc(26);
  data.writeUInt32BE(sequence, 0);
  data.writeUInt32BE(ODD_WIDTH, 4);
  data.writeUInt32BE(ODD_HEIGHT, 8);
  data.writeUInt16BE(1, 20);
  data.writeUInt16BE(10, 22);
  return pngChunk('fcTL', data);
}

function pngOf(first: Buffer, chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), first, ...chunks, pngChunk('IEND', Buffer.alloc(0))]);
}
