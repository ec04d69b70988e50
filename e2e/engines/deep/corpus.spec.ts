import { corpus } from '@cpc/paint/testing';
import { CORPUS_TIMEOUT_MS, MAX_DIFFERING, paintOnBothSides, SEED } from '../../lib/corpus-print.ts';
import { faultsInEditor } from '../../lib/odd-corpus.ts';
import { expect, test } from '../lib/test.ts';

test.setTimeout(CORPUS_TIMEOUT_MS);

/** Firefox draws the edges of the letters of one design differently from Skia, by one pixel. */
const MAX_IN_FIREFOX = 0.003;

test('[BR-01] [ED-14] odd pictures are shown in the editor as they are stored, and damaged ones are told', async ({
  phone,
}) => {
  expect(await faultsInEditor(phone.browser, phone.browser.engine === 'webkit')).toEqual([]);
});

test('[BR-02] every design of the corpus looks as on the print side, at 6 pixels per mm', async ({ phone }) => {
  const { browser } = phone;
  const most = browser.engine === 'firefox' ? MAX_IN_FIREFOX : MAX_DIFFERING;
  const results = await paintOnBothSides(browser, 6, corpus(SEED));
  expect(results.length).toBeGreaterThanOrEqual(25);
  expect(results.filter(({ share }) => share > most)).toEqual([]);
});
