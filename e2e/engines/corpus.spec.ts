import { CORPUS_TIMEOUT_MS, MAX_DIFFERING, paintOnBothSides } from '../lib/corpus-print.ts';
import { expect, test } from './lib/test.ts';

test.setTimeout(CORPUS_TIMEOUT_MS);

test('[BR-02] every design of the corpus looks as on the print side, at 9 pixels per mm', async ({ phone }) => {
  const results = await paintOnBothSides(phone.browser, 9);
  expect(results.length).toBeGreaterThanOrEqual(60);
  expect(results.filter(({ share }) => share > MAX_DIFFERING)).toEqual([]);
});
