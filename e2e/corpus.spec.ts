import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PRINT_SETTINGS } from '@cpc/design';
import { type AssetSource, loadAssets, renderPrintFile, renderRaster } from '@cpc/paint/node';
import { corpus, type CorpusDesign, fontSource } from '@cpc/paint/testing';
import { createShaper, loadHarfBuzz, type Shaper } from '@cpc/paint/text';
import { compareSheets } from '@cpc/testkit';
import { expect, test } from '@playwright/test';
import { type CorpusPictures, picturesOfCorpus } from './lib/corpus-pictures.ts';
import { openScreenPainter } from './lib/corpus.ts';
import { sheetOfPrint } from './lib/sheets.ts';

/** Another seed draws other designs: `CORPUS_SEED=7 npx playwright test corpus`. */
const SEED = Number(process.env['CORPUS_SEED'] ?? 1);
/** Pixels per mm: a case fills a small phone's screen. */
const SCALE = 6;
/** How far a channel may be off, of 255, and how many pixels of a design's ink may be further off. */
const TOLERANCE = 8;
const MOST_DIFFERING = 0.0025;

// A recording of a hundred megabytes of pixels helps nobody.
test.use({ trace: 'off', screenshot: 'off' });
// Half a minute of computing, on a machine that may have much else to do.
test.setTimeout(600_000);

test('[ED-08] every design of the corpus is painted alike in the browser and on the print side', async ({ page }) => {
  const pictures = await picturesOfCorpus();
  const screen = await openScreenPainter(page, pictures);
  const shaper = createShaper(await loadHarfBuzz());
  expect(differences([255, 0, 0, 255], [246, 0, 0, 255]).share, 'the comparison sees a difference').toBe(1);
  const results: { readonly name: string; readonly share: number; readonly worst: number }[] = [];
  for (const design of corpus(SEED)) {
    const [seen, printed] = [await screen.paint(design, SCALE), await printSide(design, pictures, shaper)];
    expect(seen.length, design.name).toBe(printed.length);
    results.push({ name: design.name, ...differences(seen, printed) });
  }
  await screen.close();
  const [worst] = results.toSorted((a, b) => b.share - a.share);
  // oxlint-disable-next-line no-console -- the figure the README quotes
  console.log(`corpus of ${results.length}, seed ${SEED}: at most ${percent(worst?.share)} differ (${worst?.name})`);
  expect(results.length).toBeGreaterThanOrEqual(60);
  expect(results.filter(({ share }) => share > MOST_DIFFERING)).toEqual([]);
});

test('[ED-08] a print file of a design, rasterised by another program, is what was painted', async () => {
  const pictures = await picturesOfCorpus();
  const shaper = createShaper(await loadHarfBuzz());
  const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
  const file = join(folder, 'print.pdf');
  const dpi = 300;
  const origin = (bleed: number) => ({
    pxPerMm: dpi / 25.4,
    originX: (bleed * dpi) / 25.4,
    originY: (bleed * dpi) / 25.4,
  });
  for (const design of corpus(SEED).filter((_, i) => i % 24 === 0)) {
    const { surface } = design;
    const assets = await assetsOf(design, pictures, shaper);
    const painted = renderRaster({ ...design, assets, dpi }, { area: 'bleed', cut: 'none' });
    const settings = { ...DEFAULT_PRINT_SETTINGS, dpi } as const;
    await writeFile(file, await renderPrintFile({ ...design, assets, settings, shellUnderbase: 'none' }));
    const seen = { ...painted, ...origin(surface.bleed) };
    const { inside, differing, inkOutside } = compareSheets(seen, await sheetOfPrint(file, surface, dpi), surface);
    expect({ inkOutside, few: differing / inside <= MOST_DIFFERING }, design.name).toEqual({
      inkOutside: 0,
      few: true,
    });
  }
  await rm(folder, { recursive: true });
});

function assetsOf({ document }: CorpusDesign, pictures: CorpusPictures, shaper: Shaper) {
  const read = async (name: string): Promise<Uint8Array> => pictures[name as keyof CorpusPictures];
  const source: AssetSource = { picture: read, sticker: read, wallpaper: read, fonts: fontSource };
  return loadAssets(document, source, shaper);
}

async function printSide(design: CorpusDesign, pictures: CorpusPictures, shaper: Shaper): Promise<Uint8ClampedArray> {
  const assets = await assetsOf(design, pictures, shaper);
  return renderRaster({ ...design, assets, dpi: SCALE * 25.4 }, { area: 'trim', cut: 'outline' }).data;
}

/** Both laid on white, so that what is nearly transparent counts for as little as it is seen. */
function differences(a: ArrayLike<number>, b: ArrayLike<number>) {
  let [inked, differing, worst] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 4) {
    const [alphaA, alphaB] = [a[i + 3] ?? 0, b[i + 3] ?? 0];
    if (alphaA + alphaB === 0) continue;
    inked += 1;
    let off = Math.abs(alphaA - alphaB);
    for (let c = i; c < i + 3; c += 1) {
      const [onWhiteA, onWhiteB] = [((a[c] ?? 0) - 255) * alphaA, ((b[c] ?? 0) - 255) * alphaB];
      off = Math.max(off, Math.abs(onWhiteA - onWhiteB) / 255);
    }
    worst = Math.max(worst, off);
    if (off > TOLERANCE) differing += 1;
  }
  return { share: differing / Math.max(1, inked), worst: Math.round(worst) };
}

const percent = (share = Number.NaN): string => `${(share * 100).toFixed(3)} %`;
