import { expect, it } from 'vitest';
import { TERMS_VERSION, termsDay } from './terms.ts';

it('[RT-09.3] a version of the terms is a day; another text has none', () => {
  expect(termsDay('2026-11-26')).toBe(Date.UTC(2026, 10, 26));
  expect(termsDay(TERMS_VERSION)).not.toBeNull();
  expect(termsDay('2026-11')).toBeNull();
});
