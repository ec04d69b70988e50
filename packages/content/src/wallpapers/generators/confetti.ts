import type { Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

/** Dots of every size that never touch, the large ones first. Palette: the ground, then dots. */
export function drawConfetti(sheet: Sheet, [ground = '', ...dots]: Palette): void {
  const { ctx, random, width, height } = sheet;
  fillSheet(sheet, ground);
  const placed: { x: number; y: number; radius: number }[] = [];
  for (const [radius, tries] of [
    [96, 120],
    [58, 420],
    [34, 900],
    [18, 1700],
    [9, 2600],
  ] as const) {
    for (let i = 0; i < tries; i += 1) {
      const dot = { x: random.between(-40, width + 40), y: random.between(-40, height + 40), radius };
      if (placed.some(({ x, y, radius: other }) => Math.hypot(x - dot.x, y - dot.y) < other + radius + 20)) continue;
      placed.push(dot);
      ctx.fillStyle = random.pick(dots);
      ctx.beginPath();
      ctx.arc(dot.x, dot.y, radius, 0, 2 * Math.PI);
      ctx.fill();
    }
  }
  grain(sheet, 6);
}
