import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { PaintAssets } from '@cpc/paint';
import { loadAssets, type PrintImage, renderRaster } from '@cpc/paint/node';
import { createShaper, loadHarfBuzz } from '@cpc/paint/text';
import { alternate, attempt, Failed, sectionOf } from '../lib/attempt.ts';
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
      sectionOf('Through the renderer:', await attempt(() => throughRenderer(folder, shaper))),
      '',
      ...(await memory(folder)),
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

type Times = ReadonlyMap<string, number | Failed>;

/** Medians, in milliseconds. */
async function measure(works: Readonly<Record<string, () => unknown>>): Promise<Times> {
  const timed = Object.entries(works).map(([name, work]): [string, () => Promise<number>] => [
    name,
    () => timeOf(work),
  ]);
  const seen = await alternate(1 + ROUNDS, Object.fromEntries(timed));
  // The first round warms up compiled code.
  return new Map([...seen].map(([name, times]) => [name, times instanceof Failed ? times : median(times.slice(1))]));
}

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function peak(dpi: number, format: string, folder: string): string {
  if (process.platform !== 'linux') return 'not measured here';
  const output = execFileSync(process.execPath, [
    ...process.execArgv,
    'proof/bench/print/peak.ts',
    String(dpi),
    format,
    folder,
  ]);
  return `${(JSON.parse(output.toString()) as { peakMb: number }).peakMb} MB`;
}

function speeds(times: Times, others: readonly string[], bytes: number): string[] {
  const of = (name: string) => times.get(name) ?? new Failed('not measured');
  const [whole, loaded] = [of('whole'), of('loaded')];
  const rows = [
    row('print file, from the design and its files', whole, whole),
    ...others.map((name) => row(`${name}, a PNG of an equal SVG`, of(name), whole)),
    row('print file, pictures loaded', loaded, loaded),
    row('its floor: paint and read, then deflate on one core', sum(of('paint'), of('compress')), loaded),
    row('with raster white', of('raster'), loaded),
    row('TIFF, CMYK and white', of('tiff'), loaded),
    row('PNG', of('png'), loaded),
  ];
  return [
    '## Print file',
    '',
    `A case of 80 × 165 mm at ${DPI} dpi: a gradient, a photograph of 12 megapixels twice, six stickers, three texts with shadows, an edge and a gradient, a neon line and a marker's; a PDF with vector white (${(bytes / 1e6).toFixed(1)} MB). The SVG has the same pictures, gradients, blurred shadows and glow, with the texts as outlines. Medians of ${ROUNDS} alternating rounds. Alone: \`npm run bench -- print\`.`,
    '',
    '| | time | beside ours |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ];
}

function row(name: string, time: number | Failed, ours: number | Failed): string[] {
  if (time instanceof Failed) return [name, String(time), ''];
  const ratio = ours instanceof Failed ? '' : `${(time / ours).toFixed(2)} ×`;
  return [name, `${Math.round(time)} ms`, ratio];
}

function sum(one: number | Failed, other: number | Failed): number | Failed {
  if (one instanceof Failed) return one;
  return other instanceof Failed ? other : one + other;
}

async function memory(folder: string): Promise<string[]> {
  const at = async (dpi: number, format: string) => String(await attempt(() => peak(dpi, format, folder)));
  const rows: string[] = [];
  for (const format of ['pdf', 'tiff', 'png'])
    rows.push(`| ${format.toUpperCase()} | ${await at(600, format)} | ${await at(1200, format)} |`);
  return ['| peak memory of the process | 600 dpi | 1200 dpi |', '| --- | --- | --- |', ...rows];
}
