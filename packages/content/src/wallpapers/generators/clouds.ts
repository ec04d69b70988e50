import { mix, ramp, rgb } from '../../art/colour.ts';
import { clamp01, fractal, noiseFrom, smoothstep } from '../../art/noise.ts';
import { ink, type Palette } from '../../art/palette.ts';
import { grain, type Sheet, shade } from '../../art/sheet.ts';

/** Heaped clouds lit from the side. Palette: the clouds' light and shade, then the sky from its top. */
export function drawClouds(sheet: Sheet, palette: Palette): void {
  const [light, dark] = [rgb(ink(palette, 0)), rgb(ink(palette, 1))];
  const sky = ramp(...palette.slice(2));
  const heap = fractal(noiseFrom(121), 6, 0.52);
  const density = (u: number, v: number) => heap(u * 1.3 + 0.25 * heap(u * 2 + 9, v * 2), v * 2.1) + 0.1;
  shade(
    sheet,
    (px, py) => {
      const u = px / sheet.width;
      const v = py / sheet.width;
      const here = density(u, v);
      const cover = smoothstep(-0.02, 0.2, here);
      // Towards the light, clouds are thinner on a lit side and thicker on a shaded side.
      const lit = clamp01(0.55 + 2.6 * (here - density(u - 0.05, v - 0.07)));
      return mix(sky(py / sheet.height), mix(dark, light, lit), cover * 0.96);
    },
    2,
  );
  grain(sheet, 6);
}
