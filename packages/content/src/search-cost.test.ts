import { createPhoneSearch, createSearch } from '@cpc/search';
import { expect, it } from 'vitest';
import { PHONE_MODELS } from './models/models.ts';
import { STICKERS } from './stickers/stickers.ts';

const stickers = createSearch(STICKERS, ({ titles, keywords, group }) => [
  titles['en-US'],
  ...Object.values(titles),
  ...keywords,
  group,
]);
const phones = createPhoneSearch(PHONE_MODELS);

const TIMES = 5;
/** A hostile keyword costs at most so many times what one mistyped word does. */
const MAX_TIMES = 8;

/** CPU time in µs, the least of several runs. */
function cpuOf(work: () => unknown): number {
  const runs = Array.from({ length: TIMES }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...runs);
}

it.each([
  ['words of one letter', 'i p h o n e 1 5 p r o m a x'],
  ['one character that unfolds to four words', '\ufdfa'.repeat(100)],
  ['many mistyped words', 'mondd starr heartt catty doggy bird flowr sunn treee smile happpy house'],
])('[SE-07] [CT-06.6] a search for %s costs no more than a few mistyped words', (_what, keyword) => {
  const bar = MAX_TIMES * cpuOf(() => stickers('haert'));
  expect(cpuOf(() => stickers(keyword))).toBeLessThan(bar);
  expect(cpuOf(() => phones(keyword))).toBeLessThan(bar);
});
