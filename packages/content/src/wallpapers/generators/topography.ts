import { mix, ramp, rgb } from '../../art/colour.ts';
import { clamp01, fractal, noiseFrom, smoothstep } from '../../art/noise.ts';
import { ink, type Palette } from '../../art/palette.ts';
import { grain, type Sheet, shade } from '../../art/sheet.ts';

const LEVELS = 26;

/** Contour lines over tinted heights, every fifth line bold, as on a walker's map. Palette: the lines, then the land from its lowest. */
export function drawTopography(sheet: Sheet, palette: Palette): void {
  const lines = rgb(ink(palette, 0));
  const land = ramp(...palette.slice(1));
  const field = fractal(noiseFrom(23), 3, 0.42);
  const height = (x: number, y: number) => field(x / 640 + 0.25 * field(x / 900 + 9, y / 900), y / 640);
  shade(sheet, (x, y) => {
    const here = height(x, y);
    const level = (here * 0.5 + 0.5) * LEVELS;
    const slope = Math.hypot(height(x + 1, y) - here, height(x, y + 1) - here) * 0.5 * LEVELS;
    const nearest = Math.round(level);
    const bold = nearest % 5 === 0;
    const distance = Math.abs(level - nearest) / Math.max(slope, 1e-4);
    const half = bold ? 2.9 : 1.5;
    const line = 1 - smoothstep(half - 0.8, half + 0.8, distance);
    const tint = land(clamp01((Math.floor(level) / LEVELS - 0.18) * 1.55));
    return mix(tint, lines, line * (bold ? 0.92 : 0.6));
  });
  grain(sheet, 7);
}
