import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bleedBox } from '@cpc/design';
import { dpiToScale } from '@cpc/domain';
import { loadAssets, renderPrintFile } from '@cpc/paint/node';
import { createShaper, loadHarfBuzz } from '@cpc/paint/text';
import { DOCUMENT, sceneSource, SURFACE } from './scene.ts';
import { sceneSvg } from './svg.ts';

const DPI = 600;
const ROUNDS = 5;

/**
 * From a design and its files to a print file at 600 dpi, beside rsvg-convert making a PNG of an equal SVG. Both
 * decode the pictures every time; the rounds alternate, so that both meet the same load.
 */
export async function run(): Promise<string> {
  const source = sceneSource();
  const shaper = createShaper(await loadHarfBuzz());
  const printFile = async (): Promise<Uint8Array> =>
    renderPrintFile({
      document: DOCUMENT,
      surface: SURFACE,
      dpi: DPI,
      shellUnderbase: 'underColour',
      assets: await loadAssets(DOCUMENT, source, shaper),
    });
  const bytes = (await printFile()).length;
  const rival = rsvg(await sceneSvg(source, await loadAssets(DOCUMENT, source, shaper)));
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await timed(printFile));
    if (rival) theirs.push(await timed(() => rival.convert()));
  }
  rival?.remove();
  return report(ours, theirs, bytes);
}

/** rsvg-convert on a file of its own; undefined where the program is not installed. */
function rsvg(svg: string): { convert(): void; remove(): void } | undefined {
  if (spawnSync('rsvg-convert', ['--version']).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bench-print-'));
  const [input, output] = [join(folder, 'scene.svg'), join(folder, 'scene.png')];
  writeFileSync(input, svg);
  const width = String(Math.ceil(bleedBox(SURFACE).width * dpiToScale(DPI)));
  return {
    // Without --unlimited it refuses a photograph within the file.
    convert: () => void execFileSync('rsvg-convert', ['--unlimited', '-a', '-w', width, '-o', output, input]),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(ours: readonly number[], theirs: readonly number[], bytes: number): string {
  const row = (values: readonly number[]): string => `${Math.round(median(values))} ms`;
  const beside =
    theirs.length > 0
      ? `${row(theirs)} | ${(median(theirs) / median(ours)).toFixed(1)} ×`
      : 'rsvg-convert is not installed | –';
  return [
    '## Print file',
    '',
    `A case of 80 × 165 mm with a photograph of 12 megapixels twice, six stickers, three texts and two strokes, at ${DPI} dpi: from the design and its files to a PDF with a white plate (${(bytes / 1e6).toFixed(1)} MB), beside rsvg-convert making a PNG of an equal SVG. Medians of ${ROUNDS} alternating rounds.`,
    '',
    '| print file | rsvg-convert | ratio |',
    '|---|---|---|',
    `| ${row(ours)} | ${beside} |`,
  ].join('\n');
}
