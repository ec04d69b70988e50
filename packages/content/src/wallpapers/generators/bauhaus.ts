import { ink, type Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

type Pen = Sheet['ctx'];
const CELL = 250;
/** Every tile is drawn in a unit square about the origin, in two inks on a ground that is there already. */
type Tile = (pen: Pen, first: string, second: string) => void;
const TILES: readonly Tile[] = [quarter, circles, leaf, halves, triangle, arcs, bars];

/** Dessau, 1923: quarter circles, leaves and bars, a tile each. Palette: the ground, then inks. */
export function drawBauhaus(sheet: Sheet, palette: Palette): void {
  const { ctx, width, height, random } = sheet;
  fillSheet(sheet, ink(palette, 0));
  for (let y = 0; y < height; y += CELL) {
    for (let x = 0; x < width; x += CELL) {
      const ground = random.pick(palette);
      const others = palette.filter((colour) => colour !== ground);
      const first = random.pick(others);
      ctx.save();
      ctx.translate(x + CELL / 2, y + CELL / 2);
      ctx.rotate((Math.floor(random.between(0, 4)) * Math.PI) / 2);
      ctx.scale(CELL, CELL);
      ctx.fillStyle = ground;
      ctx.fillRect(-0.501, -0.501, 1.002, 1.002);
      random.pick(TILES)(ctx, first, random.pick(others.filter((colour) => colour !== first)));
      ctx.restore();
    }
  }
  grain(sheet, 10);
}

function fan(pen: Pen, x: number, y: number, radius: number, colour: string, from = 0, to = Math.PI / 2): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.arc(x, y, radius, from, to);
  pen.fill();
}

function quarter(pen: Pen, first: string, second: string): void {
  fan(pen, -0.5, -0.5, 1, first);
  fan(pen, -0.5, -0.5, 0.5, second);
}

function circles(pen: Pen, first: string, second: string): void {
  fan(pen, 0, 0, 0.42, first, 0, 2 * Math.PI);
  fan(pen, 0, 0, 0.18, second, 0, 2 * Math.PI);
}

function leaf(pen: Pen, first: string): void {
  pen.fillStyle = first;
  pen.beginPath();
  pen.arc(-0.5, 0.5, 1, -Math.PI / 2, 0);
  pen.arc(0.5, -0.5, 1, Math.PI / 2, Math.PI);
  pen.fill();
}

function halves(pen: Pen, first: string, second: string): void {
  fan(pen, -0.5, 0, 0.5, first, -Math.PI / 2, Math.PI / 2);
  fan(pen, 0, 0, 0.5, second, -Math.PI / 2, Math.PI / 2);
}

function triangle(pen: Pen, first: string, second: string): void {
  pen.fillStyle = first;
  pen.beginPath();
  pen.moveTo(-0.5, -0.5);
  pen.lineTo(0.5, 0.5);
  pen.lineTo(-0.5, 0.5);
  pen.fill();
  fan(pen, 0.2, -0.2, 0.18, second, 0, 2 * Math.PI);
}

function arcs(pen: Pen, first: string, second: string): void {
  [1, 0.8, 0.6, 0.4, 0.2].forEach((radius, i) =>
    fan(pen, 0.5, 0.5, radius, i % 2 ? second : first, Math.PI, 1.5 * Math.PI),
  );
}

function bars(pen: Pen, first: string, second: string): void {
  for (let i = 0; i < 5; i += 1) {
    pen.fillStyle = i === 2 ? second : first;
    pen.fillRect(-0.5, -0.5 + i * 0.2, 1, 0.1);
  }
}
