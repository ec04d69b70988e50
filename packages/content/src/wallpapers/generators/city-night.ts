import { css, mix, rgb } from '../../art/colour.ts';
import { ink, type Palette } from '../../art/palette.ts';
import { grain, type Sheet } from '../../art/sheet.ts';

const ROWS = 5;

/** A town seen from a roof, its windows lit. Palette: sky's top, middle and foot, the moon, far and near houses, windows. */
export function drawCityNight(sheet: Sheet, palette: Palette): void {
  const { ctx, width, height, random, scale } = sheet;
  const sky = ctx.createLinearGradient(0, 0, 0, height);
  [0, 0.42, 0.72].forEach((stop, i) => sky.addColorStop(stop, ink(palette, i)));
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, height);
  for (let i = 0; i < 260; i += 1) {
    ctx.fillStyle = `rgb(255 255 255 / ${random.between(0.15, 0.85)})`;
    const size = random.between(2, 6);
    ctx.fillRect(random.between(0, width), random.between(0, height * 0.5), size, size);
  }
  ctx.save();
  ctx.shadowColor = ctx.fillStyle = ink(palette, 3);
  ctx.shadowBlur = 140 * scale;
  ctx.beginPath();
  ctx.arc(width * 0.66, height * 0.42, 190, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
  for (let row = 0; row < ROWS; row += 1) drawRow(sheet, palette, row);
  grain(sheet, 8);
}

function drawRow(sheet: Sheet, palette: Palette, row: number): void {
  const { width, height, random, ctx } = sheet;
  const depth = row / (ROWS - 1);
  const wall = mix(rgb(ink(palette, 4)), rgb(ink(palette, 5)), depth);
  let x = -random.between(0, 90);
  while (x < width) {
    const broad = random.between(110, 230) * (0.8 + 0.5 * depth);
    const top = height * (0.5 + 0.1 * row) - random.between(40, 330) * (1 - 0.35 * depth);
    ctx.fillStyle = css(wall);
    ctx.fillRect(x, top, broad + 1, height - top);
    const roof = random.unit();
    if (roof < 0.4) ctx.fillRect(x + broad * 0.45, top - random.between(40, 120), 8, 130);
    else if (roof < 0.65) ctx.fillRect(x + broad * 0.2, top - 36, broad * 0.6, 40);
    drawWindows(sheet, ink(palette, 6), { x, top, broad, depth });
    x += broad + (random.chance(0.3) ? random.between(10, 40) : 0);
  }
}

interface House {
  readonly x: number;
  readonly top: number;
  readonly broad: number;
  /** 0 at the back, 1 at the front. */
  readonly depth: number;
}

function drawWindows({ ctx, random, height }: Sheet, light: string, { x, top, broad, depth }: House): void {
  const size = 15 + 9 * depth;
  const lit = random.between(0.15, 0.55);
  for (let wy = top + size * 1.4; wy < height; wy += size * 2) {
    for (let wx = x + size; wx + size < x + broad; wx += size * 1.8) {
      if (!random.chance(lit)) continue;
      ctx.fillStyle = css(rgb(light), random.between(0.35, 0.95));
      ctx.fillRect(wx, wy, size * 0.8, size * 1.15);
    }
  }
}
