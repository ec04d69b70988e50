import { mix, ramp } from '../../art/colour.ts';
import { clamp01, fractal, noiseFrom, smoothstep } from '../../art/noise.ts';
import type { Palette } from '../../art/palette.ts';
import { grain, type Sheet, shade } from '../../art/sheet.ts';

/**
 * Marble with veins of metal leaf: fields that bend other fields (Quilez, "Domain warping").
 * Palette: five of the stone, four of the metal, each from dark to light.
 */
export function drawGoldMarble(sheet: Sheet, palette: Palette): void {
  const stone = ramp(...palette.slice(0, 5));
  const gold = ramp(...palette.slice(5));
  const coarse = fractal(noiseFrom(5), 4);
  const fine = fractal(noiseFrom(6), 5, 0.55);
  const speck = noiseFrom(8);
  shade(
    sheet,
    (px, py) => {
      const u = (px / sheet.width) * 1.7 + (py / sheet.width) * 0.5;
      const v = (py / sheet.width) * 1.5;
      const bendX = coarse(u, v);
      const bendY = coarse(u + 5.2, v + 1.3);
      const cloud = fine(u + 1.9 * bendX, v + 1.9 * bendY);
      const body = stone(clamp01(0.36 + 0.52 * cloud + 0.26 * bendX));
      // Veins run where the bent field crosses zero; they swell and vanish along their way.
      const ridge = Math.abs(coarse(u * 0.9 + 0.9 * bendY + 9, v * 0.9 + 0.9 * cloud));
      const thickness = 0.006 + 0.034 * clamp01(bendY + 0.25);
      const vein = 1 - smoothstep(thickness * 0.55, thickness, ridge);
      const halo = 0.35 * (1 - smoothstep(0, 0.11, ridge));
      const glint = clamp01(0.5 + 0.42 * speck(px / 3.1, py / 3.1) + 0.5 * fine(u * 3, v * 3));
      return mix(mix(body, stone(0.95), halo * 0.55), gold(glint), vein);
    },
    1.5,
  );
  grain(sheet, 6);
}
