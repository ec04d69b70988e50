import { ink, type Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

const BAND = 96;

/** Bands that swing down the page, as on a record sleeve of 1971. Palette: the bands, from left to right. */
export function drawGroovy(sheet: Sheet, palette: Palette): void {
  const { ctx, width, height } = sheet;
  fillSheet(sheet, ink(palette, 0));
  const sway = (y: number) => 250 * Math.sin(y / 420) + 110 * Math.sin(y / 190 + 1.2);
  const last = Math.ceil((width + 900) / BAND);
  for (let i = 0; i < last; i += 1) {
    const left = -450 + i * BAND;
    ctx.fillStyle = ink(palette, i % palette.length);
    ctx.beginPath();
    for (let y = -10; y <= height + 10; y += 8) ctx.lineTo(left + sway(y), y);
    ctx.lineTo(width + 900, height + 10);
    ctx.lineTo(width + 900, -10);
    ctx.fill();
  }
  grain(sheet, 12);
}
