import { ink, type Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

const RADIUS = 300;
const RINGS = 5;

/** Fans of the twenties, overlapping like scales. Palette: two grounds by turns, the lines, the lines' glint. */
export function drawDecoFans(sheet: Sheet, palette: Palette): void {
  const { width, height } = sheet;
  fillSheet(sheet, ink(palette, 0));
  const step = RADIUS / 2;
  for (let row = -1; row * step < height + 3 * RADIUS; row += 1) {
    const shift = row % 2 === 0 ? 0 : RADIUS;
    for (let x = -RADIUS + shift; x < width + 2 * RADIUS; x += 2 * RADIUS) drawFan(sheet, palette, x, row * step, row);
  }
  grain(sheet, 7);
}

function drawFan({ ctx }: Sheet, palette: Palette, x: number, y: number, row: number): void {
  const line = ctx.createLinearGradient(x - RADIUS, y - RADIUS, x + RADIUS, y);
  line.addColorStop(0, ink(palette, 2));
  line.addColorStop(0.5, ink(palette, 3));
  line.addColorStop(1, ink(palette, 2));
  for (let ring = 0; ring < RINGS; ring += 1) {
    const radius = RADIUS * (1 - ring / RINGS);
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fillStyle = ink(palette, (ring + (row >> 1)) & 1);
    ctx.fill();
    ctx.lineWidth = ring === 0 ? 15 : 7;
    ctx.strokeStyle = line;
    ctx.stroke();
  }
  ctx.lineWidth = 5;
  ctx.beginPath();
  for (let ray = 0; ray <= 16; ray += 1) {
    const angle = Math.PI + (ray * Math.PI) / 16;
    ctx.moveTo(x + 0.42 * RADIUS * Math.cos(angle), y + 0.42 * RADIUS * Math.sin(angle));
    ctx.lineTo(x + 0.58 * RADIUS * Math.cos(angle), y + 0.58 * RADIUS * Math.sin(angle));
  }
  ctx.stroke();
}
