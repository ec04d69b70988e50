import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PRINT_MEDIA_TYPES, RIP_NAMES, RIP_PRESETS, type RipName } from '@cpc/design';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { goldenFile, goldenPrint, platesRead } from '../testing/golden.ts';
import { brokenRules } from '../testing/pdf-x4.ts';
import { pageSeen, platesSeen, type Seen, TOOLS } from '../testing/prints.ts';
import { runOn } from '../testing/tools.ts';
import { renderPrintFile } from './print-file.ts';

const INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'];
const PDFS = RIP_NAMES.filter((name) => RIP_PRESETS[name].settings.format === 'pdf');
const DPI = 300;
/** Of 255: what programs and processors may round differently. */
const ROUNDED = 2;

const files = new Map<RipName, Promise<{ made: Uint8Array; golden: Uint8Array }>>();

/** The file that is made now, and the stored one. */
function filesOf(name: RipName) {
  const make = async () => {
    const made = await renderPrintFile(await goldenPrint(name));
    return { made, golden: goldenFile(name, made) };
  };
  const both = files.get(name) ?? make();
  files.set(name, both);
  return both;
}

function difference(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  let most = 0;
  for (let i = 0; i < one.length; i++) most = Math.max(most, Math.abs((one[i] ?? 0) - (other[i] ?? 0)));
  return most;
}

describe.skipIf(!TOOLS.qpdf || !TOOLS.gs || !TOOLS.pdftoppm)('the golden PDF of a preset', () => {
  it.each(PDFS)('[SA-11] %s has the plates that its RIP reads, by three readers', async (name) => {
    const { settings, spots } = RIP_PRESETS[name];
    const { golden } = await filesOf(name);
    const [white, cut] = [settings.white === 'none' ? undefined : (settings.whiteName ?? 'White'), spots.cut];
    expect(platesRead(golden)).toEqual([
      ...(white === undefined ? [] : [{ name: white, form: 'fill' }]),
      { name: settings.colour === 'cmyk' ? 'DeviceCMYK' : 'ICCBased', form: 'image' },
      ...(cut === undefined ? [] : [{ name: cut, form: 'stroke', width: settings.cutWidth ?? 0.25 }]),
    ]);
    const seen = await platesSeen(golden, DPI);
    expect([...seen.keys()].sort()).toEqual([...INKS, white, cut].filter((one) => one !== undefined).sort());
    const isFaint = (plate: string, { data }: Seen) => Math.max(...data) < (INKS.includes(plate) ? 100 : 250);
    const faint = [...seen].filter(([plate, ink]) => plate !== 'Black' && isFaint(plate, ink));
    expect(faint.map(([plate]) => plate)).toEqual([]);
    const page = await pageSeen(golden, DPI);
    expect(page.data.some((value) => value < 100)).toBe(true);
    expect(runOn(golden, 'pdfinfo', '%')).toMatch(/PDF subtype: +PDF\/X-4/);
    expect(brokenRules(golden)).toEqual([]);
  });

  it.each(PDFS)('[SA-11] %s is printed now as it was when its file was stored', async (name) => {
    const { made, golden } = await filesOf(name);
    expect(platesRead(made)).toEqual(platesRead(golden));
    expect(runOn(made, 'pdfinfo', '-box', '%')).toBe(runOn(golden, 'pdfinfo', '-box', '%'));
    const [now, before] = [await platesSeen(made, DPI), await platesSeen(golden, DPI)];
    const changed = [...before].filter(
      ([plate, { data }]) => difference(now.get(plate)?.data ?? new Uint8Array(), data) > ROUNDED,
    );
    expect(changed.map(([plate]) => plate)).toEqual([]);
  });
});

describe('the golden PNG of a preset', () => {
  it('[SA-11] is clear where there is no ink, so that a RIP makes its white from it, by two readers', async () => {
    const { golden } = await filesOf('pngRip');
    const { format, width, height, density, hasAlpha } = await sharp(golden).metadata();
    expect({ format, density, hasAlpha }).toEqual({ format: 'png', density: DPI, hasAlpha: true });
    const one = await sharp(golden).raw().toBuffer();
    const canvas = createCanvas(width, height).getContext('2d');
    canvas.drawImage(await loadImage(Buffer.from(golden)), 0, 0);
    const other = canvas.getImageData(0, 0, width, height).data;
    const alphas = [one, other].map((pixels) => pixels.filter((_, index) => index % 4 === 3));
    for (const alpha of alphas) expect([alpha.includes(0), alpha.includes(255)]).toEqual([true, true]);
    expect(difference(...(alphas as [Uint8Array, Uint8Array]))).toBe(0);
  });

  it('[SA-11] is printed now as it was when its file was stored', async () => {
    const { made, golden } = await filesOf('pngRip');
    const [now, before] = await Promise.all([made, golden].map((file) => sharp(file).raw().toBuffer()));
    expect(difference(now ?? golden, before ?? made)).toBeLessThanOrEqual(ROUNDED);
  });
});

describe('presets', () => {
  it('[SA-11] each asks for one kind of file', () => {
    const asked = RIP_NAMES.map((name) => RIP_PRESETS[name].settings.format);
    expect(asked.filter((format) => format === undefined || !(format in PRINT_MEDIA_TYPES))).toEqual([]);
    expect([...PDFS, 'pngRip'].sort()).toEqual([...RIP_NAMES].sort());
  });
});
