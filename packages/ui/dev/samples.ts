import type { Surface } from '@cpc/design';
import { type GoodsId, type Mm, money } from '@cpc/domain';

const mm = (value: number) => value as Mm;

const sample = (width: number, height: number, camera: readonly [number, number, number, number, number]): Surface => ({
  id: 'sample' as GoodsId,
  category: 'phoneCase',
  width: mm(width),
  height: mm(height),
  outline: { kind: 'roundedRect', x: mm(0), y: mm(0), width: mm(width), height: mm(height), radius: mm(12) },
  cutouts: [
    {
      role: 'camera',
      shape: {
        kind: 'roundedRect',
        x: mm(camera[0]),
        y: mm(camera[1]),
        width: mm(camera[2]),
        height: mm(camera[3]),
        radius: mm(camera[4]),
      },
    },
  ],
  bleed: mm(2),
  safeInset: mm(3),
  keepOut: mm(2),
  wrap: mm(0),
  form: { kind: 'shell', depth: mm(8) },
});

export const TRIPLE = sample(71.5, 149.6, [4.5, 4.5, 38, 38, 10]);
export const BAR = sample(72, 154, [3, 20, 66, 20, 10]);
export const COLUMN = sample(70.6, 146.3, [5, 6, 15, 45, 7.5]);

/** A sample artwork: dunes under an evening sun. */
export const ARTWORK = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 150"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#23255e"/><stop offset=".45" stop-color="#d8557b"/><stop offset=".75" stop-color="#ffb36b"/></linearGradient></defs><rect width="72" height="150" fill="url(#s)"/><circle cx="46" cy="78" r="17" fill="#ffe3a6"/><path d="M0 96q20-14 40-4t32-4v62H0z" fill="#8b3a62"/><path d="M0 112q16-10 36 0t36-6v44H0z" fill="#5a2350"/><path d="M0 130q24-12 44-2t28-4v26H0z" fill="#2c1338"/></svg>`,
)}`;

/** A plain ink area, to show how it mixes with the shell below it. */
export const YELLOW = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 154"><rect width="72" height="154" fill="#ffee00"/></svg>',
)}`;

export const PRICE = money(1990, 'EUR');

export const SWATCHES = ['#111114', '#f4f1ea', '#ff9a62', '#d8557b', '#23255e', '#86c8ff', '#74d8a2', '#ffd068'].map(
  (colour) => ({ colour, name: colour }),
);
