import { fromOklab, rgb, toOklab } from '../../art/colour.ts';
import { fractal, noiseFrom } from '../../art/noise.ts';
import { grain, type Sheet, shade } from '../../art/sheet.ts';
import { ink, type Palette } from '../../art/palette.ts';

/** Where each colour glows, in sheet widths from the top left, and how far it reaches. */
const GLOWS: readonly (readonly [x: number, y: number, reach: number])[] = [
  [0.05, 0.05, 0.42],
  [0.85, 0.2, 0.4],
  [0.2, 0.62, 0.38],
  [0.88, 0.82, 0.36],
  [0.45, 1.05, 0.26],
  [0.05, 1.3, 0.36],
  [0.85, 1.42, 0.4],
  [0.25, 1.75, 0.36],
  [0.9, 1.98, 0.42],
];

/** A mesh of glowing colours that flow into each other. Palette: the nine glows, from the top. */
export function drawAuroraMesh(sheet: Sheet, palette: Palette): void {
  const warp = fractal(noiseFrom(11), 3);
  const glows = GLOWS.map(([x, y, reach], i) => ({
    lab: toOklab(rgb(ink(palette, i))),
    x,
    y,
    sharpness: 1 / (2 * reach * reach),
  }));
  shade(
    sheet,
    (px, py) => {
      const u = px / sheet.width;
      const v = py / sheet.width;
      const x = u + 0.22 * warp(u * 1.3, v * 1.3);
      const y = v + 0.22 * warp(u * 1.3 + 40, v * 1.3 + 7);
      const sum: [number, number, number] = [0, 0, 0];
      let total = 1e-6;
      for (const glow of glows) {
        const weight = Math.exp(-((x - glow.x) ** 2 + (y - glow.y) ** 2) * glow.sharpness * 2);
        total += weight;
        for (let i = 0; i < 3; i += 1) sum[i] = (sum[i] ?? 0) + weight * (glow.lab[i] ?? 0);
      }
      return fromOklab([sum[0] / total, sum[1] / total, sum[2] / total]);
    },
    3,
  );
  grain(sheet, 9);
}
