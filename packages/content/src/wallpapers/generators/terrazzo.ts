import type { Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

interface Chip {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Stone chips set in pale cement: the large ones first, ever smaller ones into the gaps. Palette: cement, then chips. */
export function drawTerrazzo(sheet: Sheet, [cement = '', ...chips]: Palette): void {
  fillSheet(sheet, cement);
  const placed: Chip[] = [];
  for (const [radius, tries] of [
    [118, 260],
    [74, 700],
    [44, 1600],
    [22, 3600],
    [10, 5200],
  ] as const) {
    for (let i = 0; i < tries; i += 1) {
      const chip = randomChip(sheet, radius);
      if (placed.every((other) => apart(chip, other))) {
        placed.push(chip);
        drawChip(sheet, chip, chips);
      }
    }
  }
  grain(sheet, 12);
}

function randomChip({ random, width, height }: Sheet, radius: number): Chip {
  return {
    x: random.between(-60, width + 60),
    y: random.between(-60, height + 60),
    radius: radius * random.between(0.72, 1.15),
  };
}

function apart(a: Chip, b: Chip): boolean {
  const gap = (a.radius + b.radius) * 0.96 + 7;
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > gap * gap;
}

/** A broken stone: a few corners at uneven angles, longer one way than the other. */
function drawChip({ ctx, random }: Sheet, { x, y, radius }: Chip, chips: Palette): void {
  const corners = radius > 30 ? 6 + Math.floor(random.between(0, 3)) : 5;
  const stretch = random.between(0.68, 1);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(random.between(0, Math.PI));
  ctx.beginPath();
  for (let i = 0; i < corners; i += 1) {
    const angle = ((i + random.between(-0.3, 0.3)) / corners) * 2 * Math.PI;
    const reach = radius * random.between(0.8, 1);
    ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach * stretch);
  }
  ctx.closePath();
  ctx.fillStyle = ctx.strokeStyle = random.pick(chips);
  // A stroke with round joins takes the sharpest edge off the corners.
  ctx.lineJoin = 'round';
  ctx.lineWidth = radius * 0.14;
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}
