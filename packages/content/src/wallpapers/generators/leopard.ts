import { ink, type Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

/** Rosettes: broken rings about a darker heart. Palette: the coat's top and foot, the rosettes' heart, the spots. */
export function drawLeopard(sheet: Sheet, palette: Palette): void {
  const { ctx, random, width, height } = sheet;
  const coat = ctx.createLinearGradient(0, 0, width * 0.4, height);
  coat.addColorStop(0, ink(palette, 0));
  coat.addColorStop(1, ink(palette, 1));
  fillSheet(sheet, ink(palette, 0));
  ctx.fillStyle = coat;
  ctx.fillRect(0, 0, width, height);
  const placed: { x: number; y: number; r: number }[] = [];
  for (const [r, tries] of [
    [92, 900],
    [58, 1400],
    [26, 2600],
  ] as const) {
    for (let i = 0; i < tries; i += 1) {
      const x = random.between(-60, width + 60);
      const y = random.between(-60, height + 60);
      if (placed.some((other) => Math.hypot(x - other.x, y - other.y) < (r + other.r) * 1.02 + 8)) continue;
      placed.push({ x, y, r });
      if (r > 30) drawRosette(sheet, palette, x, y, r);
      else blob(sheet, x, y, r * 0.62, ink(palette, 3));
    }
  }
  grain(sheet, 9);
}

function drawRosette(sheet: Sheet, palette: Palette, x: number, y: number, r: number): void {
  const { random } = sheet;
  blob(sheet, x, y, r * 0.62, ink(palette, 2));
  const parts = r > 70 ? 4 : 3;
  const turn = random.between(0, 2 * Math.PI);
  for (let i = 0; i < parts; i += 1) {
    const from = turn + (i * 2 * Math.PI) / parts;
    const to = from + random.between(0.62, 0.86) * ((2 * Math.PI) / parts);
    arc(sheet, ink(palette, 3), { x, y, radius: r * 0.72, from, to, thick: r * 0.36 });
  }
}

interface Arc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
  readonly thick: number;
}

function arc({ ctx, random }: Sheet, colour: string, { x, y, radius, from, to, thick }: Arc): void {
  ctx.fillStyle = colour;
  for (let angle = from; angle < to; angle += 0.09) {
    const along = (angle - from) / (to - from);
    const r = (thick / 2) * (0.62 + 0.45 * Math.sin(Math.PI * along)) * random.between(0.88, 1.12);
    ctx.beginPath();
    ctx.arc(x + radius * Math.cos(angle), y + radius * 0.9 * Math.sin(angle), r, 0, 2 * Math.PI);
    ctx.fill();
  }
}

function blob({ ctx, random }: Sheet, x: number, y: number, radius: number, colour: string): void {
  const phase = random.between(0, 6);
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.12) {
    const reach = radius * (1 + 0.16 * Math.sin(3 * angle + phase) + 0.07 * Math.sin(5 * angle + 2 * phase));
    ctx.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  ctx.fill();
}
