import { ink as inkOf, type Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

type Pen = Sheet['ctx'];
const BLACK = '#1d1b2a';
const CELL = 250;

/** Every piece is drawn about the origin, some 200 px across, in the ink it is given. */
type Piece = (pen: Pen, ink: string) => void;
const PIECES: readonly Piece[] = [disc, triangle, squiggle, zigzag, dots, ring, arch, cross, bar, halves];

/** Memphis, Milan, 1981: loud pieces on a calm ground, each one a little out of line. Palette: the ground, then inks. */
export function drawMemphis(sheet: Sheet, palette: Palette): void {
  const inks = palette.slice(1);
  const { ctx, width, height, random } = sheet;
  fillSheet(sheet, inkOf(palette, 0));
  let last = -1;
  for (let row = -1; row * CELL * 0.88 < height + CELL; row += 1) {
    for (let column = -1; column * CELL < width + CELL; column += 1) {
      const kind = nextKind(random.unit(), last);
      last = kind;
      ctx.save();
      ctx.translate(
        (column + (row % 2 === 0 ? 0.25 : 0.75)) * CELL + random.between(-26, 26),
        row * CELL * 0.88 + random.between(-26, 26),
      );
      ctx.rotate(random.between(-0.6, 0.6) + (random.chance(0.3) ? Math.PI / 2 : 0));
      const size = random.between(0.8, 1.12);
      ctx.scale(size, size);
      PIECES[kind]?.(ctx, random.pick(inks));
      ctx.restore();
    }
  }
  grain(sheet, 8);
}

/** Never the same piece twice in a row. */
function nextKind(unit: number, last: number): number {
  const kind = Math.floor(unit * (PIECES.length - (last < 0 ? 0 : 1)));
  return last >= 0 && kind >= last ? kind + 1 : kind;
}

function disc(pen: Pen, ink: string): void {
  pen.fillStyle = BLACK;
  circle(pen, 14, 14, 72);
  pen.fill();
  pen.fillStyle = ink;
  circle(pen, 0, 0, 72);
  pen.fill();
}

function triangle(pen: Pen, ink: string): void {
  for (const [offset, colour] of [
    [14, BLACK],
    [0, ink],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(offset, offset - 84);
    pen.lineTo(offset + 80, offset + 60);
    pen.lineTo(offset - 80, offset + 60);
    pen.fill();
  }
}

function squiggle(pen: Pen, ink: string): void {
  roundStroke(pen, ink, 26);
  pen.beginPath();
  for (let x = -100; x <= 100; x += 4) pen.lineTo(x, 34 * Math.sin(x / 16));
  pen.stroke();
}

function zigzag(pen: Pen): void {
  pen.lineCap = 'butt';
  pen.lineJoin = 'miter';
  pen.strokeStyle = BLACK;
  pen.lineWidth = 15;
  pen.beginPath();
  for (let i = 0; i <= 6; i += 1) pen.lineTo(-105 + i * 35, i % 2 === 0 ? 26 : -26);
  pen.stroke();
}

function dots(pen: Pen): void {
  pen.fillStyle = BLACK;
  for (let x = -2; x <= 2; x += 1) {
    for (let y = -2; y <= 2; y += 1) {
      circle(pen, x * 34, y * 34, 8);
      pen.fill();
    }
  }
}

function ring(pen: Pen, ink: string): void {
  pen.strokeStyle = ink;
  pen.lineWidth = 30;
  circle(pen, 0, 0, 58);
  pen.stroke();
  pen.fillStyle = BLACK;
  circle(pen, 0, 0, 14);
  pen.fill();
}

function arch(pen: Pen, ink: string): void {
  pen.lineCap = 'butt';
  [
    [88, ink],
    [58, BLACK],
    [28, ink],
  ].forEach(([radius, colour]) => {
    pen.strokeStyle = colour as string;
    pen.lineWidth = 18;
    pen.beginPath();
    pen.arc(0, 30, radius as number, Math.PI, 0);
    pen.stroke();
  });
}

function cross(pen: Pen, ink: string): void {
  pen.fillStyle = ink;
  pen.fillRect(-18, -64, 36, 128);
  pen.fillRect(-64, -18, 128, 36);
}

function bar(pen: Pen, ink: string): void {
  pen.fillStyle = ink;
  pen.fillRect(-100, -34, 200, 68);
  pen.strokeStyle = BLACK;
  pen.lineWidth = 9;
  for (let x = -84; x <= 84; x += 28) {
    pen.beginPath();
    pen.moveTo(x - 12, 34);
    pen.lineTo(x + 12, -34);
    pen.stroke();
  }
}

function halves(pen: Pen, ink: string): void {
  for (const [side, colour] of [
    [-1, ink],
    [1, BLACK],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(side * 8, side * 22, 74, side < 0 ? Math.PI : 0, side < 0 ? 0 : Math.PI);
    pen.fill();
  }
}

function circle(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

function roundStroke(pen: Pen, ink: string, width: number): void {
  pen.lineCap = pen.lineJoin = 'round';
  pen.strokeStyle = ink;
  pen.lineWidth = width;
}
