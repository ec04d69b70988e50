import { CUSTOM_FIELDS, customProblems } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { beginning, readLength, readSize } from './measures.ts';

describe('reading a typed length', () => {
  it.each([
    ['71', 71],
    ['71.5', 71.5],
    ['71,5', 71.5],
    [' 7,25 ', 7.25],
    ['٧١٫٥', 71.5],
    ['۷۱', 71],
    ['.5', 0.5],
    ['3,', 3],
    ['71.555', 71.56],
    ['0', 0],
  ])('[CT-04] %j is %d mm', (text, length) => expect(readLength(text)).toBe(length));

  it.each(['', 'abc', '7 1', '-3', '1e3', '7.1.2', 'NaN', '٫', '1,000.5'])('[CT-04] %j is not a length', (text) =>
    expect(readLength(text)).toBeNaN(),
  );
});

describe('the measures a form begins with', () => {
  it.each([
    { width: 320, height: 420 },
    { width: 60, height: 90 },
  ])('[CT-04] fit on a bed of $width × $height mm', (bed) => {
    const size = beginning(bed);
    expect(customProblems(size, bed)).toEqual([]);
    const typed = Object.fromEntries(CUSTOM_FIELDS.map((field) => [field, String(size[field])]));
    expect(readSize(typed as never)).toEqual(size);
  });
});
