import { mix, ramp, rgb, type Rgb } from '../../art/colour.ts';
import { fractal, noiseFrom } from '../../art/noise.ts';
import { ink, type Palette } from '../../art/palette.ts';
import { grain, type Sheet, shade } from '../../art/sheet.ts';

const CELL = 150;
/** Nine points in a pixel: the warp stretches the edges in every direction. */
const SAMPLES = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x / 3, y / 3] as const));

/** A chessboard printed on liquid. Palette: the light squares, then the dark ones from top to bottom. */
export function drawCheckerWarp(sheet: Sheet, palette: Palette): void {
  const light = rgb(ink(palette, 0));
  const warm = ramp(...palette.slice(1));
  const flow = fractal(noiseFrom(31), 2, 0.4);
  shade(sheet, (px, py) => {
    const bendX = px + 330 * flow(px / 900, py / 900);
    const bendY = py + 330 * flow(px / 900 + 50, py / 900 + 20);
    const x = bendX + 46 * Math.sin(bendY / 128);
    const y = bendY + 46 * Math.sin(bendX / 128);
    const colour: Rgb = warm(py / sheet.height + 0.18 * flow(px / 700, py / 700 + 90));
    let dark = 0;
    for (const [dx, dy] of SAMPLES) if ((Math.floor((x + dx) / CELL) + Math.floor((y + dy) / CELL)) & 1) dark += 1;
    return mix(light, colour, dark / SAMPLES.length);
  });
  grain(sheet, 8);
}
