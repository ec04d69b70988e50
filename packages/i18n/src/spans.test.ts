import { expect, it } from 'vitest';
import { createFormats } from './formats.ts';
import { monthText, spanText } from './spans.ts';

it('[LG-06.1] a span says a day that it does not leave once', () => {
  const english = createFormats('en-US', 'UTC');
  expect(spanText(english, 0, 3_600_000)).toMatch(/^Jan 1, 1970, 12:00\sAM – 1:00\sAM$/);
  expect(spanText(english, 0, 86_400_000)).toMatch(/^Jan 1, 1970, .* – Jan 2, 1970, /);
});

it('[LG-06.1] a month has its name', () => {
  expect(monthText('en-US', '2026-10')).toBe('October 2026');
  expect(monthText('zh-Hans', '2026-10')).toBe('2026年10月');
});
