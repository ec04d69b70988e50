import { ink, type Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

const BAND = 118;

/** The seventies: a slatted sun, and its stripes that sweep round the page and off its edge. Palette: paper, the sun's top and foot, six stripes. */
export function drawRetroSun(sheet: Sheet, palette: Palette): void {
  const { width, height } = sheet;
  fillSheet(sheet, ink(palette, 0));
  const sun = { x: width * 0.5, y: height * 0.3 };
  drawStripes(sheet, sun, palette.slice(3));
  drawSun(sheet, sun, palette);
  grain(sheet, 18);
}

/** Each stripe runs down from the left, under the sun, up to nowhere: one quarter turn out, one back. */
function drawStripes({ ctx, width, height }: Sheet, sun: { x: number; y: number }, bands: Palette): void {
  ctx.lineWidth = BAND + 1;
  bands.forEach((colour, i) => {
    const radius = 470 + i * BAND;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.arc(sun.x, sun.y, radius, Math.PI, 0, true);
    ctx.moveTo(sun.x - radius, sun.y);
    ctx.lineTo(sun.x - radius, -BAND);
    ctx.moveTo(sun.x + radius, sun.y);
    ctx.lineTo(sun.x + radius, -BAND);
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(width * 0.5, height * 0.985, 250 + i * BAND, Math.PI, 0);
    ctx.lineTo(width * 0.5 + 250 + i * BAND, height + BAND);
    ctx.moveTo(width * 0.5 - 250 - i * BAND, height * 0.985);
    ctx.lineTo(width * 0.5 - 250 - i * BAND, height + BAND);
    ctx.stroke();
  });
}

function drawSun({ ctx }: Sheet, { x, y }: { x: number; y: number }, palette: Palette): void {
  const radius = 370;
  ctx.save();
  const glow = ctx.createLinearGradient(0, y - radius, 0, y + radius);
  glow.addColorStop(0, ink(palette, 1));
  glow.addColorStop(1, ink(palette, 2));
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
  ctx.clip();
  ctx.fillStyle = ink(palette, 0);
  for (let i = 0; i < 7; i += 1) ctx.fillRect(x - radius, y - 10 + i * 56, 2 * radius, 8 + i * 5);
  ctx.restore();
}
