import { expect, type Page, test } from '@playwright/test';
import type { CorpusBrowser } from '../../lib/corpus.ts';
import { CORPUS_TIMEOUT_MS, paintOnBothSides } from '../../lib/corpus-print.ts';
import { faultsInEditor } from '../../lib/odd-corpus.ts';

/**
 * The print side uses the same graphics library: there is no difference today; the margin is for the library's next
 * version.
 */
const MAX_IN_CHROMIUM = 0.0001;

// A recording of hundreds of megabytes of pixels is useless.
test.use({ trace: 'off', screenshot: 'off' });
test.setTimeout(CORPUS_TIMEOUT_MS);

const browserOf = (page: Page): CorpusBrowser => ({
  open: (url) => page.goto(url),
  run: (script, ...args) => page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`),
});

test('[ED-14] odd pictures are shown in the editor as they are stored, and damaged ones are told', async ({ page }) => {
  expect(await faultsInEditor(browserOf(page))).toEqual([]);
});

test('[ED-08] every design of the corpus looks the same in the browser and in print', async ({ page }) => {
  const results = await paintOnBothSides(browserOf(page), 6);
  expect(results.length).toBeGreaterThanOrEqual(60);
  expect(results.filter(({ share }) => share > MAX_IN_CHROMIUM)).toEqual([]);
});
