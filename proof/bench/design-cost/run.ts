import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PRINT_SETTINGS, designCost, layersOf } from '@cpc/design';
import { type AssetSource, loadAssets, renderPrintFile, renderThumbnail } from '@cpc/paint/node';
import { createShaper, loadHarfBuzz, type Shaper } from '@cpc/paint/text';
import { table } from '../lib/figures.ts';
import { prepareFiles, sceneSource, SURFACE } from '../print/scene.ts';
import { EMPTY, type Scene, SCENES } from './scenes.ts';

const ROUNDS = 2;
const SIDE = 480;

/**
 * Measures the processor time to paint designs that consist mostly of one thing, and compares it with the estimate of
 * `designCost`. The estimate should be within a factor of two where it matters, above a tenth of the limit.
 * @param part only scenes whose names contain this are measured
 */
export async function run(part = ''): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cost-'));
  try {
    await prepareFiles(folder);
    const source = sceneSource(folder);
    const shaper = createShaper(await loadHarfBuzz());
    const nothing = await measured(EMPTY, source, shaper);
    const rows: string[][] = [];
    for (const scene of SCENES.filter(({ name }) => name.includes(part))) {
      const { thumbnail, print } = await measured(scene, source, shaper);
      rows.push(row(scene, thumbnail - nothing.thumbnail, print - nothing.print));
    }
    return page(rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Times {
  readonly thumbnail: number;
  readonly print: number;
}

/** The minimum processor time of several rounds, in ms, from the document and its files; fonts are loaded before. */
async function measured({ document }: Scene, source: AssetSource, shaper: Shaper): Promise<Times> {
  await loadAssets(document, source, shaper);
  const least = { thumbnail: Infinity, print: Infinity };
  for (let round = 1; round <= ROUNDS; round++) {
    const assetsOf = (design: typeof document) => loadAssets(design, source, shaper);
    // Changed values, so that nothing is cached from the previous round.
    const forThumbnail = copyOf(document, 1 + round / 1e6);
    least.thumbnail = Math.min(
      least.thumbnail,
      await spent(async () =>
        renderThumbnail({ document: forThumbnail, surface: SURFACE, assets: await assetsOf(forThumbnail) }, SIDE),
      ),
    );
    const forPrint = copyOf(document, 1 - round / 1e6);
    least.print = Math.min(
      least.print,
      await spent(async () =>
        renderPrintFile({
          document: forPrint,
          surface: SURFACE,
          settings: DEFAULT_PRINT_SETTINGS,
          shellUnderbase: 'underColour',
          title: 'print',
          createdAt: 0,
          assets: await assetsOf(forPrint),
        }),
      ),
    );
  }
  return least;
}

function copyOf(document: Scene['document'], factor: number): Scene['document'] {
  const copy = structuredClone(document);
  for (const layer of layersOf(copy)) if (layer.type === 'text') Object.assign(layer, { size: layer.size * factor });
  return copy;
}

async function spent(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function row({ name, document }: Scene, thumbnail: number, print: number): string[] {
  const cost = designCost(document, SURFACE);
  const beside = (estimate: number, real: number): string =>
    `${Math.round(estimate)} / ${Math.round(real)} ms (${(estimate / Math.max(1, real)).toFixed(1)} ×)`;
  return [name, beside(cost.thumbnailMs, thumbnail), beside(cost.printMs, print), `${Math.round(cost.total)} %`];
}

const page = (rows: readonly (readonly string[])[]): string =>
  [
    '## Cost of a design',
    '',
    `What \`designCost\` estimates and what was measured: processor time beyond that of an empty case of 80 × 165 mm, the least of ${ROUNDS} rounds. Alone: \`npm run bench -- design-cost\`.`,
    '',
    table(['', `thumbnail of ${SIDE} px`, 'print at 600 dpi', 'of the bound'], rows),
  ].join('\n');
