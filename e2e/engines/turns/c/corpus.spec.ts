import { CORPUS_TIMEOUT_MS, MAX_DIFFERING, MIN_DESIGNS, paintOnBothSides } from '../../../lib/corpus-print.ts';
import { expect, test } from '../../lib/test.ts';

test.setTimeout(CORPUS_TIMEOUT_MS);

test('[BR-02] the designs of the corpus look as on the print side, at 9 pixels per mm', async ({ phone }) => {
  const results = await paintOnBothSides(phone.browser, phone.browser.engine, 9);
  expect(results.length).toBeGreaterThanOrEqual(MIN_DESIGNS);
  expect(results.filter(({ share }) => share > MAX_DIFFERING)).toEqual([]);
});
