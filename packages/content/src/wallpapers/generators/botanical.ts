import { ink, type Palette } from '../../art/palette.ts';
import { grain, type Sheet } from '../../art/sheet.ts';

type Pen = Sheet['ctx'];
/** Draws one leaf from the origin along +x, `length` long. */
type Leaf = (pen: Pen, length: number) => void;

interface Sprig {
  readonly leaf: Leaf;
  readonly pairs: number;
  readonly spread: number;
  readonly size: number;
}

const FERN: Sprig = { leaf: drawBlade(0.13), pairs: 22, spread: 1.05, size: 0.3 };
const EUCALYPTUS: Sprig = { leaf: drawCoin, pairs: 6, spread: 1.05, size: 0.21 };
const OLIVE: Sprig = { leaf: drawBlade(0.2), pairs: 10, spread: 0.72, size: 0.27 };
const PALM: Sprig = { leaf: drawBlade(0.085), pairs: 17, spread: 0.82, size: 0.52 };

/** Layers from the far and dark to the near and light; `colours`: which part of the palette. */
const LAYERS = [
  { colours: [2, 4], kinds: [PALM, FERN], count: 26, length: 1050 },
  { colours: [4, 6], kinds: [FERN, OLIVE, PALM], count: 22, length: 860 },
  { colours: [6, 9], kinds: [OLIVE, EUCALYPTUS, FERN], count: 19, length: 700 },
  { colours: [9, 12], kinds: [EUCALYPTUS, OLIVE], count: 13, length: 560 },
] as const;

/**
 * A night garden: sprigs grow in from every side, darker the farther they are, with sprigs of gold among them.
 * Palette: the night's middle and edge, ten leaves from far to near, the gold.
 */
export function drawBotanical(sheet: Sheet, palette: Palette): void {
  const { ctx, width, height } = sheet;
  const night = ctx.createRadialGradient(width / 2, height / 2, 100, width / 2, height / 2, height * 0.62);
  night.addColorStop(0, ink(palette, 0));
  night.addColorStop(1, ink(palette, 1));
  ctx.fillStyle = night;
  ctx.fillRect(0, 0, width, height);
  LAYERS.forEach((layer, depth) => {
    for (let i = 0; i < layer.count; i += 1)
      growSprig(sheet, palette.slice(...layer.colours), layer, depth, i / layer.count);
  });
  for (let i = 0; i < 7; i += 1) growGolden(sheet, ink(palette, 12), (i + 0.5) / 7);
  grain(sheet, 9);
}

/** Sprigs grow from the page's edge; those of nearer layers are closer to its corners. */
function growSprig(sheet: Sheet, colours: Palette, layer: (typeof LAYERS)[number], depth: number, turn: number): void {
  const { ctx, random, scale } = sheet;
  const root = edgePoint(sheet, turn + random.between(-0.02, 0.02));
  ctx.save();
  ctx.translate(root.x, root.y);
  ctx.rotate(root.inward + random.between(-0.75, 0.75));
  ctx.shadowColor = 'rgb(3 16 14 / 0.5)';
  ctx.shadowBlur = (12 + depth * 9) * scale;
  ctx.shadowOffsetY = (6 + depth * 3) * scale;
  ctx.fillStyle = ctx.strokeStyle = random.pick(colours);
  drawSprig(sheet, random.pick(layer.kinds), layer.length * random.between(0.78, 1.15), false);
  ctx.restore();
}

function growGolden(sheet: Sheet, gold: string, turn: number): void {
  const { ctx, random } = sheet;
  const root = edgePoint(sheet, turn);
  ctx.save();
  ctx.translate(root.x, root.y);
  ctx.rotate(root.inward + random.between(-0.5, 0.5));
  ctx.strokeStyle = gold;
  ctx.lineWidth = 3;
  drawSprig(sheet, random.pick([OLIVE, EUCALYPTUS]), random.between(560, 800), true);
  ctx.restore();
}

function edgePoint({ width, height }: Sheet, turn: number): { x: number; y: number; inward: number } {
  const along = (((turn % 1) + 1) % 1) * 2 * (width + height);
  const place =
    along < width
      ? { x: along, y: -20 }
      : along < width + height
        ? { x: width + 20, y: along - width }
        : along < 2 * width + height
          ? { x: 2 * width + height - along, y: height + 20 }
          : { x: -20, y: 2 * (width + height) - along };
  return { ...place, inward: Math.atan2(height / 2 - place.y, width / 2 - place.x) };
}

/** A bent stem with leaves in pairs that grow smaller towards its tip, and one leaf at the tip. */
function drawSprig({ ctx, random }: Sheet, sprig: Sprig, length: number, lines: boolean): void {
  const bend = random.between(-0.9, 0.9);
  const at = (t: number) => ({ x: length * t, y: bend * length * 0.3 * t * t, angle: Math.atan(bend * 0.6 * t) });
  const placeLeaf = ({ x, y, angle }: ReturnType<typeof at>, turn: number, size: number): void => {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle + turn);
    sprig.leaf(ctx, size);
    if (lines) ctx.stroke();
    else ctx.fill();
    ctx.restore();
  };
  ctx.lineCap = 'round';
  ctx.lineWidth = lines ? 3 : 7;
  ctx.beginPath();
  for (let t = 0; t <= 1.001; t += 0.05) ctx.lineTo(at(t).x, at(t).y);
  ctx.stroke();
  if (lines) ctx.lineWidth = 2.4;
  for (let i = 1; i <= sprig.pairs; i += 1) {
    const t = 0.1 + (0.9 * i) / (sprig.pairs + 0.6);
    const size = length * sprig.size * Math.sin(Math.PI * (0.16 + 0.78 * t)) ** 0.9;
    for (const side of [-1, 1]) placeLeaf(at(t), side * sprig.spread * (1 - 0.35 * t), size);
  }
  placeLeaf(at(1), 0, length * sprig.size * 0.5);
}

function drawBlade(breadth: number): Leaf {
  return (pen, length) => {
    const half = length * breadth;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.bezierCurveTo(length * 0.25, -half * 1.25, length * 0.7, -half, length, 0);
    pen.bezierCurveTo(length * 0.7, half, length * 0.25, half * 1.25, 0, 0);
    pen.closePath();
  };
}

function drawCoin(pen: Pen, length: number): void {
  pen.beginPath();
  pen.ellipse(length * 0.62, 0, length * 0.46, length * 0.34, 0, 0, 2 * Math.PI);
  pen.closePath();
}
