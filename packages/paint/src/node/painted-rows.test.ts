import { dpiToScale } from '@cpc/domain';
import { expect, it } from 'vitest';
import { printOf } from '../testing/prints.ts';
import { paintedRows } from './painted-rows.ts';
import { STRIP_ROWS } from './plates-strips.ts';
import { renderRaster } from './raster.ts';

it('[ED-08] a picture painted in bands is the picture painted whole, but for single soft pixels', async () => {
  const request = await printOf('full');
  const options = { area: 'bleed', cut: 'outline' } as const;
  const whole = renderRaster({ ...request, dpi: 1200 }, options);
  const { width, height, rows } = paintedRows(request, dpiToScale(1200), options);
  expect([width, height]).toEqual([whole.width, whole.height]);
  let differing = 0;
  for (let from = 0; from < height; from += STRIP_ROWS) {
    const count = Math.min(STRIP_ROWS, height - from);
    const band = rows(from, count);
    const same = whole.data.subarray(from * width * 4, (from + count) * width * 4);
    for (let i = 0; i < band.length; i += 4)
      if ([0, 1, 2, 3].some((c) => Math.abs((band[i + c] ?? 0) - (same[i + c] ?? 0)) > 8)) differing += 1;
  }
  // The bound of screen against print is 0.25 % of pixels.
  expect(differing / (width * height)).toBeLessThan(0.0005);
});
