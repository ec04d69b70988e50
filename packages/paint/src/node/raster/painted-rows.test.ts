import { dpiToScale } from '@cpc/domain';
import { expect, it } from 'vitest';
import { printOf } from '../../testing/prints.ts';
import { paintedRows } from './painted-rows.ts';
import { STRIP_ROWS } from '../plates/strips.ts';
import { renderRaster } from './raster.ts';

/** Whether two pixels differ visibly: a nearly transparent pixel has nearly no colour. */
function differ(a: Uint8ClampedArray, b: Uint8ClampedArray, i: number): boolean {
  const [alphaA, alphaB] = [a[i + 3] ?? 0, b[i + 3] ?? 0];
  const laid = (c: number): number => Math.abs(((a[i + c] ?? 0) * alphaA - (b[i + c] ?? 0) * alphaB) / 255);
  return Math.abs(alphaA - alphaB) > 8 || [0, 1, 2].some((c) => laid(c) > 8);
}

it.each(['full', 'free'] as const)(
  '[ED-08] %s painted in bands equals the whole picture, except single edge pixels',
  async (name) => {
    const request = await printOf(name);
    const options = { area: 'bleed', cut: 'outline' } as const;
    const whole = renderRaster({ ...request, dpi: 1200 }, options);
    const { width, height, rows } = paintedRows(request, dpiToScale(1200), options);
    expect([width, height]).toEqual([whole.width, whole.height]);
    let differing = 0;
    for (let from = 0; from < height; from += STRIP_ROWS) {
      const count = Math.min(STRIP_ROWS, height - from);
      const band = rows(from, count);
      const same = whole.data.subarray(from * width * 4, (from + count) * width * 4);
      for (let i = 0; i < band.length; i += 4) if (differ(band, same, i)) differing += 1;
    }
    // The limit for screen against print is 0.25 % of pixels.
    expect(differing / (width * height)).toBeLessThan(0.0002);
  },
);
