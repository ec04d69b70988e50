import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { PaintAssets } from '@cpc/paint';
import { loadAssets, type PrintImage, renderRaster } from '@cpc/paint/node';
import { createShaper, loadHarfBuzz } from '@cpc/paint/text';
import { median } from '../lib/figures.ts';
import { printLoaded, printWhole } from './render.ts';
import { rivals } from './rivals.ts';
import { throughRenderer } from './through-renderer.ts';
import { DOCUMENT, prepareFiles, sceneSource, SURFACE } from './scene.ts';
import { writeScene } from './svg.ts';

const DPI = 600;
const ROUNDS = 5;
/** Compression level of the print file. */
const LEVEL = 3;

/**
 * From a design to a print file at 600 dpi, compared with its floor (painting, then compressing the same bytes) and
 * with other programs that make a PNG from an equal SVG. The rounds alternate, so that all have the same load.
 */
export async function run(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-print-'));
  try {
    await prepareFiles(folder);
    const source = sceneSource(folder);
    const shaper = createShaper(await loadHarfBuzz());
    const assets = await loadAssets(DOCUMENT, source, shaper);
    const others = rivals(await writeScene(folder, DPI, assets), folder);
    const times = await measure({
      whole: () => printWhole(source, shaper),
      loaded: () => printLoaded(assets),
      paint: () => painted(assets),
      compress: compressor(assets),
      raster: () => printLoaded(assets, { white: 'raster' }),
      tiff: () => printLoaded(assets, { format: 'tiff', colour: 'cmyk', white: 'raster' }),
      png: () => printLoaded(assets, { format: 'png', white: 'none' }),
      ...Object.fromEntries(others.map(({ name, convert }) => [name, convert])),
    });
    const bytes = (await printWhole(source, shaper)).length;
    return [
      ...speeds(
        times,
        others.map(({ name }) => name),
        bytes,
      ),
      '',
      ...(await throughRenderer(folder, shaper)),
      '',
      ...memory(folder),
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Painted whole and read back: a canvas that records its calls runs them only then. */
const painted = (assets: PaintAssets<PrintImage>): unknown =>
  renderRaster({ document: DOCUMENT, surface: SURFACE, assets, dpi: DPI }, { area: 'bleed', cut: 'none' });

function compressor(assets: PaintAssets<PrintImage>): () => unknown {
  const { data } = renderRaster({ document: DOCUMENT, surface: SURFACE, assets, dpi: DPI });
  const rgb = Buffer.from(data.filter((_, index) => index % 4 !== 3));
  return () => deflateSync(rgb, { level: LEVEL });
}

type Times = ReadonlyMap<string, number>;

/** Medians, in milliseconds. */
async function measure(works: Readonly<Record<string, () => unknown>>): Promise<Times> {
  const all = new Map(Object.keys(works).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now();
      await work();
      // The first round warms up compiled code.
      if (round > 0) all.get(name)?.push(performance.now() - start);
    }
  }
  return new Map([...all].map(([name, values]) => [name, median(values)]));
}

function peak(dpi: number, format: string, folder: string): string {
  if (process.platform !== 'linux') return 'not measured here';
  const said = execFileSync(process.execPath, [
    ...process.execArgv,
    'bench/print/peak.ts',
    String(dpi),
    format,
    folder,
  ]);
  return `${(JSON.parse(said.toString()) as { peakMb: number }).peakMb} MB`;
}

function speeds(times: Times, others: readonly string[], bytes: number): string[] {
  const of = (name: string): number => times.get(name) ?? Number.NaN;
  const ms = (value: number): string => `${Math.round(value)} ms`;
  const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)} ×`;
  const floor = of('paint') + of('compress');
  const rows = [
    ['print file, from the design and its files', ms(of('whole')), '1 ×'],
    ...others.map((name) => [`${name}, a PNG of an equal SVG`, ms(of(name)), ratio(of(name), of('whole'))]),
    ['print file, pictures loaded', ms(of('loaded')), '1 ×'],
    ['its floor: paint and read, then deflate on one core', ms(floor), ratio(floor, of('loaded'))],
    ['with raster white', ms(of('raster')), ratio(of('raster'), of('loaded'))],
    ['TIFF, CMYK and white', ms(of('tiff')), ratio(of('tiff'), of('loaded'))],
    ['PNG', ms(of('png')), ratio(of('png'), of('loaded'))],
  ];
  return [
    '## Print file',
    '',
    `A case of 80 × 165 mm at ${DPI} dpi: a gradient, a photograph of 12 megapixels twice, six stickers, three texts with shadows, an edge and a gradient, a neon line and a marker's; a PDF with vector white (${(bytes / 1e6).toFixed(1)} MB). The SVG has the same pictures, gradients, blurred shadows and glow, and the texts as outlines. Medians of ${ROUNDS} alternating rounds. Alone: \`npm run bench -- print\`.`,
    '',
    '| | time | beside ours |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ];
}

function memory(folder: string): string[] {
  const row = (format: string): string =>
    `| ${format.toUpperCase()} | ${peak(600, format, folder)} | ${peak(1200, format, folder)} |`;
  return [
    '| most memory of a process that makes one | 600 dpi | 1200 dpi |',
    '| --- | --- | --- |',
    ...['pdf', 'tiff', 'png'].map(row),
  ];
}
