import { css, mix, rgb, type Rgb } from '../../art/colour.ts';
import { fractal, type Field, noiseFrom } from '../../art/noise.ts';
import { ink, type Palette } from '../../art/palette.ts';
import { fillSheet, grain, type Sheet } from '../../art/sheet.ts';

const WHITE = rgb('#fffaf0');
const BRISTLES = 150;
/** Prime to the step of the painting order, so that neighbours are not painted one after the other. */
const STROKES = 37;

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly breadth: number;
  readonly curve: number;
  readonly paint: Rgb;
}

/**
 * Broad strokes of a dry brush; every bristle carries its own paint and runs out of it at its own time. Palette: the
 * paper, then paints.
 */
export function drawBrushStrokes(sheet: Sheet, palette: Palette): void {
  const paints = palette.slice(1).map(rgb);
  const { width, height, random } = sheet;
  fillSheet(sheet, ink(palette, 0));
  const dryness = fractal(noiseFrom(51), 3, 0.6);
  for (let i = 0; i < STROKES; i += 1) {
    const paint = paints[(i * 5 + 3) % paints.length] ?? WHITE;
    drawStroke(sheet, dryness, {
      x: width * random.between(-0.3, 0.66),
      y: (height * (((i * 11) % STROKES) + random.between(0.1, 0.9))) / STROKES,
      angle: random.between(-0.5, 0.28),
      length: random.between(700, 1400),
      breadth: random.between(190, 380),
      curve: random.between(-0.3, 0.3),
      paint,
    });
  }
  grain(sheet, 9);
}

function drawStroke({ ctx, random }: Sheet, dryness: Field, stroke: Stroke): void {
  const seed = random.between(0, 200);
  ctx.save();
  ctx.translate(stroke.x, stroke.y);
  ctx.rotate(stroke.angle);
  ctx.lineCap = 'butt';
  for (let i = 0; i < BRISTLES; i += 1) {
    const across = i / (BRISTLES - 1) - 0.5;
    const load = 0.62 + 0.55 * dryness(seed, across * 7) + random.between(-0.16, 0.16) - 0.3 * Math.abs(across);
    const tint = mix(stroke.paint, random.chance(0.5) ? WHITE : [20, 18, 26], random.unit() ** 2 * 0.2);
    const gaps = (along: number) => dryness(seed + along * 2.2, across * 26);
    drawBristle(ctx, stroke, { across, load: Math.max(0.12, load), tint, gaps });
  }
  ctx.restore();
}

interface Bristle {
  /** Its place across the stroke: -0.5 … 0.5. */
  readonly across: number;
  /** The paint on it. */
  readonly load: number;
  readonly tint: Rgb;
  readonly gaps: (along: number) => number;
}

/** One bristle as short pieces that fade where the paper shows through. */
function drawBristle(ctx: Sheet['ctx'], stroke: Stroke, { across, load, tint, gaps }: Bristle): void {
  const steps = 34;
  const start = 0.05 * Math.abs(gaps(9));
  ctx.lineWidth = (stroke.breadth / BRISTLES) * 1.75;
  for (let i = 0; i < steps; i += 1) {
    const along = start + (i / steps) * Math.min(1, load + 0.28);
    const wet = load - along * 0.75 + 0.55 * gaps(along);
    if (wet < 0.02) continue;
    ctx.strokeStyle = css(tint, Math.min(0.94, wet * 3.2));
    ctx.beginPath();
    for (const t of [along, along + 1.06 / steps]) {
      const lift = stroke.curve * stroke.length * (t - 0.5) ** 2;
      ctx.lineTo(t * stroke.length, across * stroke.breadth * (1 - 0.12 * t) + lift);
    }
    ctx.stroke();
  }
}
