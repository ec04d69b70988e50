import { css, ramp, rgb, type Rgb } from '../../art/colour.ts';
import { ink, type Palette } from '../../art/palette.ts';
import { noiseFrom } from '../../art/noise.ts';
import { grain, type Sheet } from '../../art/sheet.ts';

const LAYERS = 11;

/** Waves cut from paper, one sheet behind the other, under a pale sun. Palette: three of the sky, the sun, then water from far to near. */
export function drawGreatWaves(sheet: Sheet, palette: Palette): void {
  const water = ramp(...palette.slice(4));
  const { ctx, width, height } = sheet;
  const sky = ctx.createLinearGradient(0, 0, 0, height * 0.5);
  sky.addColorStop(0, ink(palette, 0));
  sky.addColorStop(0.55, ink(palette, 1));
  sky.addColorStop(1, ink(palette, 2));
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, height);
  drawSun(sheet, rgb(ink(palette, 3)));
  const noise = noiseFrom(71);
  for (let layer = 0; layer < LAYERS; layer += 1) drawWave(sheet, layer, noise, water);
  grain(sheet, 8);
}

function drawSun({ ctx, width, height }: Sheet, colour: Rgb): void {
  for (const [radius, alpha] of [
    [430, 0.16],
    [350, 0.22],
    [270, 1],
  ] as const) {
    ctx.fillStyle = css(colour, alpha);
    ctx.beginPath();
    ctx.arc(width * 0.64, height * 0.2, radius, 0, 2 * Math.PI);
    ctx.fill();
  }
}

function drawWave(
  { ctx, width, height, scale }: Sheet,
  layer: number,
  noise: (x: number, y: number) => number,
  water: (t: number) => Rgb,
): void {
  const depth = layer / (LAYERS - 1);
  const base = height * (0.27 + 0.66 * depth ** 1.08);
  const length = width * (0.62 + 0.16 * (layer % 3));
  const swell = 46 + 66 * depth;
  const phase = layer * 1.9;
  const crest = (x: number): number => {
    const along = (x / length) * 2 * Math.PI + phase;
    // A wave is steeper at its crest than in its trough (Stokes, second order).
    return base - swell * (Math.cos(along) + 0.32 * Math.cos(2 * along)) + 40 * noise(x / 620, layer * 3.7);
  };
  ctx.save();
  ctx.shadowColor = 'rgb(4 18 44 / 0.42)';
  ctx.shadowBlur = 48 * scale;
  ctx.shadowOffsetY = -14 * scale;
  const body = ctx.createLinearGradient(0, base - swell * 1.4, 0, base + height * 0.2);
  body.addColorStop(0, css(water(depth * 0.94)));
  body.addColorStop(1, css(water(Math.min(1, depth * 0.94 + 0.16))));
  ctx.fillStyle = body;
  traceCrest(ctx, width, crest, 0);
  ctx.lineTo(width + 80, height + 80);
  ctx.lineTo(-80, height + 80);
  ctx.fill();
  ctx.restore();
  ctx.lineCap = 'round';
  for (const [offset, alpha, thick] of [
    [16, 0.75, 7],
    [38, 0.4, 4],
    [58, 0.24, 3],
  ] as const) {
    ctx.strokeStyle = `rgb(255 250 242 / ${alpha})`;
    ctx.lineWidth = thick * (0.7 + 0.6 * depth);
    traceCrest(ctx, width, crest, offset);
    ctx.stroke();
  }
}

function traceCrest(ctx: Sheet['ctx'], width: number, crest: (x: number) => number, offset: number): void {
  ctx.beginPath();
  for (let x = -80; x <= width + 80; x += 6) ctx.lineTo(x, crest(x) + offset);
}
