import { ink, type Palette } from '../../art/palette.ts';
import { fractal, noiseFrom } from '../../art/noise.ts';
import { grain, type Sheet } from '../../art/sheet.ts';

const STEP = 42;

/** A printer's screen at 30°, its dots swelling with a slow field. Palette: paper's top and foot, dots' top and foot. */
export function drawHalftone(sheet: Sheet, palette: Palette): void {
  const { ctx, width, height } = sheet;
  ctx.fillStyle = downwards(sheet, ink(palette, 0), ink(palette, 1));
  ctx.fillRect(0, 0, width, height);
  const swell = fractal(noiseFrom(101), 2);
  ctx.fillStyle = downwards(sheet, ink(palette, 2), ink(palette, 3));
  const reach = Math.ceil(Math.hypot(width, height) / STEP);
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
  ctx.beginPath();
  for (let i = -reach; i < reach; i += 1) {
    for (let j = -reach; j < reach; j += 1) {
      const x = width / 2 + (i * cos - j * sin) * STEP;
      const y = height / 2 + (i * sin + j * cos) * STEP;
      if (x < -STEP || y < -STEP || x > width + STEP || y > height + STEP) continue;
      const level = 0.52 + 0.95 * swell(x / 900, y / 900) + 0.2 * Math.sin((y / height) * 2 * Math.PI);
      const radius = STEP * 0.64 * Math.min(1, Math.max(0.09, level));
      ctx.moveTo(x + radius, y);
      ctx.arc(x, y, radius, 0, 2 * Math.PI);
    }
  }
  ctx.fill();
  grain(sheet, 6);
}

function downwards({ ctx, width, height }: Sheet, top: string, foot: string) {
  const fill = ctx.createLinearGradient(0, 0, width * 0.5, height);
  fill.addColorStop(0, top);
  fill.addColorStop(1, foot);
  return fill;
}
