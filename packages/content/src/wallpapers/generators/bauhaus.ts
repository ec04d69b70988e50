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

interface Fan {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The angles where it begins and ends. */
  readonly from: number;
  readonly to: number;
}

const QUARTER = { from: 0, to: Math.PI / 2 } as const;
const FULL = { from: 0, to: 2 * Math.PI } as const;

function fan(pen: Pen, colour: string, { x, y, radius, from, to }: Fan): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.arc(x, y, radius, from, to);
  pen.fill();
}

function quarter(pen: Pen, first: string, second: string): void {
  fan(pen, first, { x: -0.5, y: -0.5, radius: 1, ...QUARTER });
  fan(pen, second, { x: -0.5, y: -0.5, radius: 0.5, ...QUARTER });
}

function circles(pen: Pen, first: string, second: string): void {
  fan(pen, first, { x: 0, y: 0, radius: 0.42, ...FULL });
  fan(pen, second, { x: 0, y: 0, radius: 0.18, ...FULL });
}

function leaf(pen: Pen, first: string): void {
  pen.fillStyle = first;
  pen.beginPath();
  pen.arc(-0.5, 0.5, 1, -Math.PI / 2, 0);
  pen.arc(0.5, -0.5, 1, Math.PI / 2, Math.PI);
  pen.fill();
}

function halves(pen: Pen, first: string, second: string): void {
  fan(pen, first, { x: -0.5, y: 0, radius: 0.5, from: -Math.PI / 2, to: Math.PI / 2 });
  fan(pen, second, { x: 0, y: 0, radius: 0.5, from: -Math.PI / 2, to: Math.PI / 2 });
}

function triangle(pen: Pen, first: string, second: string): void {
  pen.fillStyle = first;
  pen.beginPath();
  pen.moveTo(-0.5, -0.5);
  pen.lineTo(0.5, 0.5);
  pen.lineTo(-0.5, 0.5);
  pen.fill();
  fan(pen, second, { x: 0.2, y: -0.2, radius: 0.18, ...FULL });
}

function arcs(pen: Pen, first: string, second: string): void {
  [1, 0.8, 0.6, 0.4, 0.2].forEach((radius, i) =>
    fan(pen, i % 2 ? second : first, { x: 0.5, y: 0.5, radius, from: Math.PI, to: 1.5 * Math.PI }),
  );
}

function bars(pen: Pen, first: string, second: string): void {
  for (let i = 0; i < 5; i += 1) {
    pen.fillStyle = i === 2 ? second : first;
    pen.fillRect(-0.5, -0.5 + i * 0.2, 1, 0.1);
  }
}
