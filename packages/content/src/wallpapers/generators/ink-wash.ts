import { css, mix, rgb } from '../../art/colour.ts';
import { fractal, noiseFrom } from '../../art/noise.ts';
import { ink, type Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

const RIDGES = 9;

/** Mountains in mist, brushed wet. Palette: the paper, the sun, the far ridge, the near one. */
export function drawInkWash(sheet: Sheet, palette: Palette): void {
  const { ctx, width, height } = sheet;
  const [paper, sun, far, near] = [0, 1, 2, 3].map((i) => rgb(ink(palette, i)));
  if (!paper || !sun || !far || !near) return;
  fillSheet(sheet, css(paper));
  ctx.fillStyle = css(sun, 0.92);
  ctx.beginPath();
  ctx.arc(width * 0.34, height * 0.21, 190, 0, 2 * Math.PI);
  ctx.fill();
  const ridge = fractal(noiseFrom(111), 5, 0.46);
  for (let i = 0; i < RIDGES; i += 1) {
    const depth = i / (RIDGES - 1);
    const base = height * (0.3 + 0.62 * depth);
    const tall = 330 - 90 * depth;
    const colour = mix(far, near, depth ** 1.3);
    const wash = ctx.createLinearGradient(0, base - tall, 0, base + 330);
    wash.addColorStop(0, css(colour, 0.94));
    wash.addColorStop(0.45, css(colour, 0.55));
    wash.addColorStop(1, css(paper, 0));
    ctx.fillStyle = wash;
    ctx.beginPath();
    ctx.moveTo(-10, base + 340);
    for (let x = -10; x <= width + 10; x += 4)
      ctx.lineTo(x, base - tall * (0.35 + 1.1 * ridge(x / (720 - 40 * i) + i * 7.7, i * 3.1)));
    ctx.lineTo(width + 10, base + 340);
    ctx.fill();
  }
  drawBirds(sheet, css(near, 0.85));
  grain(sheet, 12);
}

function drawBirds({ ctx, random, width, height }: Sheet, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 7;
  ctx.lineCap = 'round';
  for (let i = 0; i < 7; i += 1) {
    const x = width * random.between(0.5, 0.88);
    const y = height * random.between(0.1, 0.24);
    const span = random.between(22, 46);
    ctx.beginPath();
    ctx.moveTo(x - span, y - span * 0.3);
    ctx.quadraticCurveTo(x - span * 0.3, y - span * 0.5, x, y);
    ctx.quadraticCurveTo(x + span * 0.3, y - span * 0.5, x + span, y - span * 0.3);
    ctx.stroke();
  }
}
