import { mix, rgb, type Rgb } from '../../art/colour.ts';
import type { Palette } from '../../art/palette.ts';
import { fractal, noiseFrom, smoothstep } from '../../art/noise.ts';
import { grain, type Sheet, shade } from '../../art/sheet.ts';

const BANDS = 17;

/** Ink on water, drawn out with a comb: bands of a field that bends itself. Palette: the bands, in order. */
export function drawLiquid(sheet: Sheet, palette: Palette): void {
  const inks = palette.map(rgb);
  const flow = fractal(noiseFrom(81), 2, 0.35);
  const inkAt = (band: number): Rgb => inks[((band % inks.length) + inks.length) % inks.length] ?? [0, 0, 0];
  shade(sheet, (px, py) => {
    const u = px / sheet.width;
    const v = py / sheet.width;
    const bendX = flow(u * 0.9, v * 0.9);
    const bendY = flow(u * 0.9 + 5.2, v * 0.9 + 1.3);
    const level =
      (flow(u * 0.7 + 1.5 * bendX, v * 0.7 + 1.5 * bendY) * 0.7 + 0.3 * bendX + 0.12 * v + 2) * BANDS * 0.72;
    const band = Math.floor(level);
    const within = level - band;
    // A soft edge, and each band a little darker towards its lower side, as paint that lies in a fold.
    const edge = smoothstep(0.9, 1, within);
    const colour = mix(inkAt(band), inkAt(band + 1), edge);
    return mix(colour, [255, 255, 255], 0.16 * smoothstep(0.35, 0, within));
  });
  grain(sheet, 5);
}
