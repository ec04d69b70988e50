import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CallError } from '@cpc/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as odd from '../../testing/odd-pictures.ts';
import { bombPng, forgedSize } from '../../testing/pictures.ts';
import { takePicture } from './picture.ts';

async function taken(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'cpc-odd-'));
  const path = join(folder, 'picture');
  try {
    await writeFile(path, bytes);
    return await takePicture(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** CIE 1976 colour difference of two sRGB colours; 2.3 is just visible. */
function deltaE(a: readonly number[], b: readonly number[]): number {
  const [one, two] = [lab(a), lab(b)];
  return Math.hypot(...one.map((value, axis) => value - (two[axis] ?? 0)));
}

/** sRGB (IEC 61966-2-1) to CIE L*a*b* under D65. */
function lab(rgb: readonly number[]): number[] {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const COLOURS = odd.QUARTERS.map((colour) => [...colour, 255]);
/** The luminance that programs give a colour when they convert it to grey. */
const GREYS = [102, 139, 79, 240].map((grey) => [grey, grey, grey, 255]);

interface Row {
  readonly what: string;
  readonly bytes: () => Buffer | Promise<Buffer>;
  readonly type: 'image/png' | 'image/jpeg';
  readonly shows: readonly (readonly number[])[];
  /** The allowed colour difference, ΔE. */
  readonly within?: number;
}

const TAKEN: readonly Row[] = [
  { what: 'a JPEG', bytes: odd.jpeg, type: 'image/jpeg', shows: COLOURS },
  { what: 'a progressive JPEG', bytes: odd.progressiveJpeg, type: 'image/jpeg', shows: COLOURS },
  // Colours that ink cannot show were lost when the file was made: only the blue differs much.
  { what: 'a CMYK JPEG', bytes: odd.cmykJpeg, type: 'image/jpeg', shows: COLOURS, within: 55 },
  { what: 'a greyscale JPEG', bytes: odd.greyJpeg, type: 'image/jpeg', shows: GREYS },
  { what: 'a PNG', bytes: odd.png, type: 'image/png', shows: COLOURS, within: 0 },
  { what: 'a PNG of 16 bits', bytes: odd.deepPng, type: 'image/png', shows: COLOURS, within: 1 },
  { what: 'a greyscale PNG', bytes: odd.greyPng, type: 'image/png', shows: GREYS },
  {
    what: 'a greyscale PNG half seen through',
    bytes: odd.greyAlphaPng,
    type: 'image/png',
    shows: GREYS.map(([r, g, b]) => [r ?? 0, g ?? 0, b ?? 0, 127]),
  },
  {
    what: 'a palette PNG with a clear colour',
    bytes: odd.palettePng,
    type: 'image/png',
    shows: COLOURS.map((colour, quarter) => (quarter === 3 ? [...colour.slice(0, 3), 0] : colour)),
    within: 0,
  },
  { what: 'the first frame of an animated PNG', bytes: odd.animatedPng, type: 'image/png', shows: COLOURS, within: 0 },
  { what: 'a PNG in Display P3', bytes: odd.wideGamutPng, type: 'image/png', shows: COLOURS, within: 1 },
  { what: 'a JPEG in Display P3', bytes: odd.wideGamutJpeg, type: 'image/jpeg', shows: COLOURS },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(
    (orientation): Row => ({
      what: `a JPEG turned by its EXIF orientation ${orientation}`,
      bytes: () => odd.turnedJpeg(orientation),
      type: 'image/jpeg',
      shows: COLOURS,
    }),
  ),
];

const REFUSED: readonly (readonly [what: string, bytes: () => Buffer | Promise<Buffer>, error: string])[] = [
  ['an SVG', odd.svg, 'notImage'],
  ['a HEIC of an iPhone', odd.heic, 'notImage'],
  ['a WebP', odd.webp, 'notImage'],
  ['a GIF', odd.gif, 'notImage'],
  ['a TIFF', odd.tiff, 'notImage'],
  ['a text', () => Buffer.from('no picture at all'), 'notImage'],
  ['nothing', () => Buffer.alloc(0), 'notImage'],
  ['a JPEG cut in the middle', async () => half(await odd.jpeg()), 'imageBroken'],
  ['a PNG cut in the middle', async () => half(await odd.png()), 'imageBroken'],
  ['a PNG with a bit flipped', odd.flippedPng, 'imageBroken'],
  ['a PNG signature before nothing', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'imageBroken'],
  ['a PNG of 400 megapixels', () => bombPng(20_000, 20_000), 'imageTooLarge'],
  ['a picture of 1 × 50,000,000 px', () => bombPng(1, 50_000_000), 'imageTooLarge'],
  ['a picture of 400 × 30,001 px', () => bombPng(400, 30_001), 'imageTooLarge'],
  ['a picture of 40 × 2,040 px', () => bombPng(40, 2_040), 'imageTooLarge'],
  ['a JPEG that claims 65,000 × 65,000', async () => forgedSize(await odd.jpeg(), 65_000, 65_000), 'imageTooLarge'],
];

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

describe('pictures as customers have them', () => {
  it.each(TAKEN)('[AP-06.3] $what becomes upright, sRGB, 8 bits, without metadata', async (row) => {
    const picture = await taken(await row.bytes());
    expect([picture.mediaType, picture.width, picture.height]).toEqual([row.type, odd.ODD_WIDTH, odd.ODD_HEIGHT]);
    const { space, depth, exif, icc, orientation, hasProfile } = await sharp(picture.bytes).metadata();
    expect([space, depth, exif, icc, orientation, hasProfile]).toEqual([
      'srgb',
      'uchar',
      undefined,
      undefined,
      undefined,
      false,
    ]);
    const shown = await odd.quartersIn(picture.bytes);
    for (const [quarter, colour] of row.shows.entries()) {
      expect(deltaE((shown[quarter] ?? []).slice(0, 3), colour.slice(0, 3))).toBeLessThanOrEqual(row.within ?? 2);
      expect(shown[quarter]?.[3]).toBe(colour[3]);
    }
  });

  it('[AP-06.3] a CMYK picture keeps the colours that ink and screen share', async () => {
    const [red = [], green = [], , white = []] = await odd.quartersIn((await taken(await odd.cmykJpeg())).bytes);
    expect(deltaE(red, COLOURS[0] ?? [])).toBeLessThan(5);
    expect(deltaE(green, COLOURS[1] ?? [])).toBeLessThan(9);
    expect(deltaE(white, COLOURS[3] ?? [])).toBeLessThan(5);
  });

  it.each(REFUSED)('[AP-06.1] [SE-04] %s is refused with its own error', async (_what, bytes, error) => {
    const outcome = await taken(await bytes()).catch((thrown: unknown) => thrown);
    expect(outcome).toBeInstanceOf(CallError);
    expect((outcome as CallError).error).toBe(error);
  });
});
