import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PRINT_SETTINGS } from '@cpc/design';
import { renderPrintFile, renderRaster } from '@cpc/paint/node';
import { corpus } from '@cpc/paint/testing';
import { createShaper, loadHarfBuzz } from '@cpc/paint/text';
import { compareSheets } from '@cpc/testkit';
import { expect, test } from '@playwright/test';
import { picturesOfCorpus } from './lib/corpus-pictures.ts';
import { assetsOf, CORPUS_TIMEOUT_MS, differences, MAX_DIFFERING, paintOnBothSides, SEED } from './lib/corpus-print.ts';
import { sheetOfPrint } from './lib/sheets.ts';

/** Pixels per mm: a case fills the screen of a small phone. */
const SCALE = 6;
/** Every design is painted in all three engines by `npm run test:all`. */
const NTH = 3;
/**
 * The print side uses the same graphics library: there is no difference today; the margin is for the library's next
 * version.
 */
const MAX_IN_CHROMIUM = 0.0001;

// A recording of hundreds of megabytes of pixels is useless.
test.use({ trace: 'off', screenshot: 'off' });
test.setTimeout(CORPUS_TIMEOUT_MS);

test('[ED-08] the designs of the corpus look the same in the browser and in print', async ({ page }) => {
  expect(differences([255, 0, 0, 255], [246, 0, 0, 255]).share, 'the comparison sees a difference').toBe(1);
  const results = await paintOnBothSides(
    {
      open: (url) => page.goto(url),
      run: (script, ...args) => page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`),
    },
    SCALE,
    corpus(SEED).filter((_, index) => index % NTH === 0),
  );
  expect(results.length).toBeGreaterThanOrEqual(20);
  expect(results.filter(({ share }) => share > MAX_IN_CHROMIUM)).toEqual([]);
});

test('[ED-08] a print file, rasterised by another program, equals what was painted', async () => {
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
    await writeFile(
      file,
      await renderPrintFile({ ...design, assets, settings, shellUnderbase: 'none', title: design.name, createdAt: 0 }),
    );
    const seen = { ...painted, ...origin(surface.bleed) };
    const { inside, differing, inkOutside } = compareSheets(seen, await sheetOfPrint(file, surface, dpi), surface);
    expect({ inkOutside, few: differing / inside <= MAX_DIFFERING }, design.name).toEqual({
      inkOutside: 0,
      few: true,
    });
  }
  await rm(folder, { recursive: true });
});
