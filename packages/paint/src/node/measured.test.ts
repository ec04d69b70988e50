import { DEFAULT_PRINT_SETTINGS, type PrintSettings, type RenderingIntent } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  deltaE,
  labOfSrgb,
  labOfXyz,
  type Lab,
  madeProfile,
  type MadePrinter,
  ODD_CMYK,
  ODD_RGB,
} from '../testing/made-profile.ts';
import { TOOLS } from '../testing/prints.ts';
import { assetsOf, at, CASE, design, picture } from '../testing/scene.ts';
import { convertOn, hasTool, runOn } from '../testing/tools.ts';
import type { PrintImage } from './raster/decode.ts';
import { renderPrintFile } from './print-file.ts';
import type { PrintFileRequest } from './raster/print-request.ts';
import { profileFile } from './profile/profile-file.ts';
import { tryProfile } from './try-profile.ts';

const DPI = 300;
const HAS_CONVERT = hasTool('convert', 'imagemagick', /^Version: ImageMagick/);

/** Five steps per channel: 125 colours, in 25 columns and 5 rows of 2 × 4 mm. */
const STEPS = [0, 64, 128, 191, 255];
const PATCHES = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => [r, g, b])));
const COLUMNS = 25;
const PATCH = { width: 2, height: 4 };
const LEFT = 5;
const TOP = 50;

function patches(): PrintImage {
  const canvas = createCanvas(COLUMNS * 2, (PATCHES.length / COLUMNS) * 4);
  const context = canvas.getContext('2d');
  PATCHES.forEach(([r, g, b], i) => {
    context.fillStyle = `rgb(${r} ${g} ${b})`;
    context.fillRect((i % COLUMNS) * 2, Math.floor(i / COLUMNS) * 4, 2, 4);
  });
  return canvas;
}

/** A case with a grid of colours on white, for a station with this profile. */
function asked(printer: MadePrinter, settings: Partial<PrintSettings>): PrintFileRequest {
  const [width, height] = [COLUMNS * PATCH.width, (PATCHES.length / COLUMNS) * PATCH.height];
  return {
    document: design({ kind: 'none' }, picture('grid', width, height, at(LEFT + width / 2, TOP + height / 2))),
    surface: CASE,
    shellUnderbase: 'underColour',
    assets: assetsOf({ picture: patches }),
    profile: madeProfile(printer),
    title: 'measured',
    createdAt: 0,
    settings: {
      ...DEFAULT_PRINT_SETTINGS,
      dpi: DPI,
      colour: 'measured',
      measured: { asset: brand<AssetId>('0'.repeat(64)), space: printer.space },
      white: 'none',
      ...settings,
    },
  };
}

/** The centre pixel of every patch. @param pixels of the bleed box, interleaved samples */
function patchesIn(pixels: Uint8Array, width: number, samples: number): number[][] {
  const px = (length: number): number => Math.floor(((length + CASE.bleed) * DPI) / 25.4);
  return PATCHES.map((_, i) => {
    const x = px(LEFT + ((i % COLUMNS) + 0.5) * PATCH.width);
    const y = px(TOP + (Math.floor(i / COLUMNS) + 0.5) * PATCH.height);
    return [...pixels.subarray((y * width + x) * samples, (y * width + x + 1) * samples)];
  });
}

/** The inks by a printer's own formula, 0 … 255. On bare paper an engine prints no ink, whatever the profile says. */
function inksOf(printer: MadePrinter, lab: Lab): number[] {
  const inks = printer.inksOf(lab).map((ink) => Math.round(255 * Math.min(1, Math.max(0, ink))));
  return lab[0] > 99.9 ? inks.map(() => (printer.space === 'cmyk' ? 0 : 255)) : inks;
}

type Which = (rgb: readonly number[]) => boolean;
const all: Which = () => true;
const inked: Which = (rgb) => rgb.some((value) => value < 255);
/** Colours inside the gamut of an RGB station; at its edge, tables cannot follow the formula. */
const inner: Which = (rgb) => rgb.every((value) => value > 0 && value < 255);

/** The largest difference between found and wanted values over some of the patches. */
function farthest(
  found: readonly number[][],
  wanted: (rgb: readonly number[], patch: number) => readonly number[],
  which: Which = all,
): number {
  expect(found).toHaveLength(PATCHES.length);
  return Math.max(
    ...PATCHES.flatMap((rgb, i) => {
      const inks = wanted(rgb, i);
      return which(rgb) ? (found[i] ?? []).map((ink, c) => Math.abs(ink - (inks[c] ?? Number.NaN))) : [];
    }),
  );
}

/** Uncompressed by libtiff's own tools. */
function samplesOf(file: Uint8Array): Buffer {
  const bytes = Buffer.from(convertOn(file, 'plain.tif', 'tiffcp', '-c', 'none', '-r', '100000', '%', '@/plain.tif'));
  const from = bytes.readUInt32LE(4);
  const field = (tag: number): number => {
    for (let at = from + 2; at < from + 2 + 12 * bytes.readUInt16LE(from); at += 12)
      if (bytes.readUInt16LE(at) === tag) return bytes.readUInt32LE(at + 8);
    throw new Error(`no field ${tag}`);
  };
  return bytes.subarray(field(273), field(273) + field(279));
}

const WIDTH = Math.ceil(((60 + 4) * DPI) / 25.4);
/** A press with black at lightness 20: the perceptual intent compresses all colours, the relative one clips. */
const GREY_BLACK: MadePrinter = {
  ...ODD_CMYK,
  inksOf: (lab) => ODD_CMYK.inksOf(drawnTogether(lab)),
  relative: {
    inksOf: ([L, a, b]) => ODD_CMYK.inksOf([Math.max(20, L), a, b]),
    labOf: ODD_CMYK.labOf,
  },
};

describe.skipIf(!TOOLS.tiffinfo)('the TIFF of a measured station, as libtiff reads it', () => {
  it.each(['2', '4'] as const)(
    '[SA-06.4] has the values of its own profile of version %s, beside white, and embeds the profile',
    async (version) => {
      const printer: MadePrinter = { ...ODD_CMYK, version: version === '4' ? 4 : 2 };
      const file = await renderPrintFile(asked(printer, { format: 'tiff', white: 'raster', intent: 'relative' }));
      const found = patchesIn(samplesOf(file), WIDTH, 5);
      expect(farthest(found, (rgb) => [...inksOf(printer, labOfSrgb(rgb)), 255])).toBeLessThanOrEqual(2);
      const plain = await renderPrintFile(asked(printer, { format: 'tiff' }));
      expect(Buffer.compare((await sharp(plain).metadata()).icc ?? Buffer.alloc(0), madeProfile(printer))).toBe(0);
      expect(runOn(file, 'tiffinfo', '%')).toMatch(/ICC Profile: <present>/);
    },
  );

  it.each<readonly [RenderingIntent, (rgb: readonly number[]) => Lab]>([
    ['perceptual', (rgb) => drawnTogether(labOfSrgb(rgb))],
    ['relative', (rgb) => raised(rgb, ((20 + 16) / 116) ** 3)],
  ])('[SA-06.4] is converted by the intent %s, with black brought to the press’s own', async (intent, printed) => {
    const file = await renderPrintFile(asked(GREY_BLACK, { format: 'tiff', intent }));
    const found = patchesIn(samplesOf(file), WIDTH, 4);
    // Between two nodes of the table, black is not exactly linear.
    expect(farthest(found, (rgb) => inksOf(ODD_CMYK, printed(rgb)))).toBeLessThanOrEqual(4);
  });

  it('[SA-06.4] also has the values of a station driven in RGB', async () => {
    const file = await renderPrintFile(asked(ODD_RGB, { format: 'tiff', intent: 'relative' }));
    const found = patchesIn(samplesOf(file), WIDTH, 3);
    expect(farthest(found, ([r = 0, g = 0, b = 0]) => [g, b, r], inner)).toBeLessThanOrEqual(12);
  });
});

const drawnTogether = ([L, a, b]: Lab): Lab => [20 + 0.8 * L, a, b];

/** A colour of sRGB with black moved to the press's black (ISO 18619). @param least Y of that black */
function raised(rgb: readonly number[], least: number): Lab {
  const [L, a, b] = labOfSrgb(rgb);
  const cube = (part: number): number => (part > 6 / 29 ? part ** 3 : (part - 4 / 29) * 3 * (6 / 29) ** 2);
  const y = (L + 16) / 116;
  const white = [0.9642, 1, 0.8249];
  const xyz = [cube(y + a / 500), cube(y), cube(y - b / 200)];
  return labOfXyz(xyz.map((part, i) => (white[i] ?? 0) * ((1 - least) * part + least)));
}

describe.skipIf(!TOOLS.gs)('the PDF of a measured station, as Ghostscript reads it', () => {
  const page = (file: Uint8Array, device: string, ...options: readonly string[]) => {
    const common = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', `-r${DPI}`, '-sOutputFile=@/page.tif'];
    return convertOn(file, 'page.tif', 'gs', ...common, `-sDEVICE=${device}`, ...options, '%');
  };

  it('[SA-06.4] keeps CMYK values on the plates, with an output intent that names the station', async () => {
    const file = await renderPrintFile(asked(ODD_CMYK, { white: 'raster' }));
    const plates = page(file, 'tiff32nc');
    const found = patchesIn(samplesOf(plates), WIDTH, 4);
    expect(farthest(found, (rgb) => inksOf(ODD_CMYK, labOfSrgb(rgb)))).toBeLessThanOrEqual(2);
    const plain = Buffer.from(convertOn(file, 'plain.pdf', 'qpdf', '--stream-data=uncompress', '%', '@/plain.pdf'));
    expect(plain.includes('/OutputConditionIdentifier (Odd printer \\(left\\))')).toBe(true);
    expect(plain.toString('latin1')).toMatch(/\/DestOutputProfile \d+ 0 R/);
    const stream = plain.indexOf('/N 4');
    expect(stream).toBeGreaterThan(0);
    expect(plain.includes(Buffer.from(madeProfile(ODD_CMYK)), stream)).toBe(true);
  });

  it('[SA-06.4] shows the designed colours with that intent, and others without it', async () => {
    const file = await renderPrintFile(asked(ODD_CMYK, { intent: 'relative' }));
    const [by, without] = [await far(page(file, 'tiff24nc', '-dUsePDFX3Profile')), await far(page(file, 'tiff24nc'))];
    expect(mean(by)).toBeLessThan(2);
    // The most saturated colours are at the edge of the gamut of the rendered picture.
    expect(Math.max(...by)).toBeLessThan(6);
    expect(mean(without)).toBeGreaterThan(25);
  });

  it('[SA-06.4] keeps RGB values, which the profile maps to the designed colours', async () => {
    const file = await renderPrintFile(asked(ODD_RGB, { intent: 'relative' }));
    const { data, info } = await pixelsOf(page(file, 'tiff24nc'));
    const found = patchesIn(data, info.width, 3);
    expect(farthest(found, ([r = 0, g = 0, b = 0]) => [g, b, r], inner)).toBeLessThanOrEqual(12);
    const printer = await profileFile(madeProfile(ODD_RGB));
    onTestFinished(printer.remove);
    const options = [`--permit-file-read=${printer.path}`, `-sDefaultRGBProfile=${printer.path}`];
    expect(mean(await far(page(file, 'tiff24nc', ...options)))).toBeLessThan(2.5);
  });
});

const pixelsOf = (picture: Uint8Array) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The difference of every patch of a page from the design, ΔE of 1976. */
async function far(page: Uint8Array): Promise<number[]> {
  const { data, info } = await pixelsOf(page);
  const seen = patchesIn(data, info.width, 3);
  return PATCHES.flatMap((rgb, i) => (inked(rgb) ? [deltaE(labOfSrgb(seen[i] ?? []), labOfSrgb(rgb))] : []));
}

describe('the PNG of a measured station', () => {
  it('[SA-06.4] has its RGB values and its profile, and no ink where there was none', async () => {
    const file = await renderPrintFile(asked(ODD_RGB, { format: 'png', intent: 'relative' }));
    const { icc } = await sharp(file).metadata();
    expect(Buffer.compare(icc ?? Buffer.alloc(0), madeProfile(ODD_RGB))).toBe(0);
    const { data, info } = await sharp(file, { ignoreIcc: true })
      .keepIccProfile()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = patchesIn(data, info.width, 4);
    expect(farthest(found, ([r = 0, g = 0, b = 0]) => [g, b, r, 255], inner)).toBeLessThanOrEqual(12);
    expect(data[3]).toBe(0);
  });
});

describe.skipIf(!HAS_CONVERT)('ImageMagick', () => {
  it.each<readonly [RenderingIntent, string[]]>([
    ['perceptual', ['-intent', 'Perceptual', '+black-point-compensation']],
    ['relative', ['-intent', 'Relative', '-black-point-compensation']],
  ])('[SA-06.4] converts the grid to the same numbers by the intent %s', async (intent, options) => {
    const file = await renderPrintFile(asked(GREY_BLACK, { format: 'tiff', intent }));
    const found = patchesIn(samplesOf(file), WIDTH, 4);
    const grid = await sharp(Uint8Array.from(PATCHES.flat()), {
      raw: { width: PATCHES.length, height: 1, channels: 3 },
    })
      .withIccProfile('srgb')
      .png()
      .toBuffer();
    const printer = await profileFile(madeProfile(GREY_BLACK));
    onTestFinished(printer.remove);
    const inks = convertOn(
      grid,
      'inks.cmyk',
      'convert',
      'png:%',
      ...options,
      '-profile',
      printer.path,
      '-depth',
      '8',
      'cmyk:@/inks.cmyk',
    );
    expect(farthest(found, (_, i) => [...inks.subarray(4 * i, 4 * i + 4)], inked)).toBeLessThanOrEqual(3);
  });
});

describe('tryProfile', () => {
  it('[SA-06.4] accepts a profile that the engine can use, and no other', async () => {
    await expect(tryProfile(madeProfile(ODD_CMYK))).resolves.toBeUndefined();
    await expect(tryProfile(madeProfile({ ...ODD_RGB, version: 4 }))).resolves.toBeUndefined();
    await expect(tryProfile(Buffer.from('nothing'))).rejects.toThrow('notProfile');
  });
});
