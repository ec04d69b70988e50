import { ink, type Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

const STEP = 300;

/** Hearts in rows, each within another. Palette: the ground, then hearts. */
export function drawHearts(sheet: Sheet, palette: Palette): void {
  const { ctx, width, height, random } = sheet;
  fillSheet(sheet, ink(palette, 0));
  const colours = palette.slice(1);
  for (let row = -1; row * STEP * 0.86 < height + STEP; row += 1) {
    for (let column = -1; column * STEP < width + STEP; column += 1) {
      const first = (((row * 2 + column) % colours.length) + colours.length) % colours.length;
      ctx.save();
      ctx.translate((column + (row % 2 === 0 ? 0.25 : 0.75)) * STEP, row * STEP * 0.86);
      ctx.rotate(random.between(-0.16, 0.16));
      [1, 0.66, 0.32].forEach((size, ring) =>
        drawHeart(ctx, 122 * size, ink(colours, (first + ring) % colours.length)),
      );
      ctx.restore();
    }
  }
  grain(sheet, 8);
}

function drawHeart(ctx: Sheet['ctx'], size: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(0, size * 0.95);
  ctx.bezierCurveTo(-size * 1.6, -size * 0.15, -size * 0.75, -size * 1.15, 0, -size * 0.4);
  ctx.bezierCurveTo(size * 0.75, -size * 1.15, size * 1.6, -size * 0.15, 0, size * 0.95);
  ctx.fill();
}
