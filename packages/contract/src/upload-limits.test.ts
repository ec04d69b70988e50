import { expect, it } from 'vitest';
import { isPictureTooLarge, UPLOAD_LIMITS } from './upload-limits.ts';

it.each([
  [8192, 6144, false],
  [8000, 6500, false],
  [8000, 6501, true],
  [30_000, 1600, false],
  [30_001, 1600, true],
  [16_384, 1366, false],
  [5000, 100, false],
  [5001, 100, true],
])('[AP-06.2] a picture of %i × %i px is too large: %s', (width, height, tooLarge) => {
  expect(isPictureTooLarge({ width, height })).toBe(tooLarge);
  expect(isPictureTooLarge({ width: height, height: width })).toBe(tooLarge);
});

it('[AP-06.2] a picture has at most 20 MB', () => {
  expect(UPLOAD_LIMITS.bytes).toBe(20_971_520);
});
