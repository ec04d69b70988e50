import { ink, type Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

/** Cut-paper flowers scattered close. Palette: the ground, the leaves, the eyes, then petals. */
export function drawFlowerField(sheet: Sheet, palette: Palette): void {
  const { random, width, height } = sheet;
  fillSheet(sheet, ink(palette, 0));
  const placed: { x: number; y: number; r: number }[] = [];
  for (const [r, tries] of [
    [158, 160],
    [98, 700],
    [56, 1500],
    [26, 1700],
  ] as const) {
    for (let i = 0; i < tries; i += 1) {
      const x = random.between(-60, width + 60);
      const y = random.between(-60, height + 60);
      if (placed.some((other) => Math.hypot(x - other.x, y - other.y) < (r + other.r) * 0.93)) continue;
      placed.push({ x, y, r });
      if (r > 40) drawFlower(sheet, palette, x, y, r);
      else drawLeaves(sheet, ink(palette, 1), x, y, r);
    }
  }
  grain(sheet, 9);
}

function drawFlower({ ctx, random, scale }: Sheet, palette: Palette, x: number, y: number, r: number): void {
  const petals = random.pick([5, 6, 8]);
  const broad = (petals === 8 ? 0.24 : petals === 6 ? 0.32 : 0.38) * r;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(random.between(0, Math.PI));
  ctx.shadowColor = 'rgb(20 10 20 / 0.28)';
  ctx.shadowBlur = 14 * scale;
  ctx.shadowOffsetY = 6 * scale;
  ctx.fillStyle = random.pick(palette.slice(3));
  ctx.beginPath();
  for (let i = 0; i < petals; i += 1) {
    const angle = (i * 2 * Math.PI) / petals;
    ctx.moveTo(0, 0);
    ctx.ellipse(0.5 * r * Math.cos(angle), 0.5 * r * Math.sin(angle), 0.48 * r, broad, angle, 0, 2 * Math.PI);
  }
  ctx.fill();
  ctx.fillStyle = ink(palette, 2);
  ctx.beginPath();
  ctx.arc(0, 0, 0.24 * r, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
}

function drawLeaves({ ctx, random }: Sheet, colour: string, x: number, y: number, r: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(random.between(0, 2 * Math.PI));
  ctx.fillStyle = colour;
  for (const turn of [-0.55, 0.55]) {
    ctx.beginPath();
    ctx.ellipse(r * 0.9 * Math.cos(turn), r * 0.9 * Math.sin(turn), r * 1.05, r * 0.4, turn, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}
