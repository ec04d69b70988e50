import type { Surface } from '@cpc/design';
import type { Stand } from './stand.ts';

/** The four inks, as they stand in a print head. */
const INKS = ['#12b5e5', '#e5127d', '#ffd400', '#1d1d22'] as const;

interface HeadPlace {
  /** Where the line of ink is on the surface, mm from its top. */
  readonly line: number;
  /** Seconds, for the carriage's way. */
  readonly at: number;
  /** 0 away at the side … 1 over the goods. */
  readonly arrived: number;
}

/** Draws the print head over the goods, as it lies at the line of ink. */
export function drawHead(context: CanvasRenderingContext2D, stand: Stand, surface: Surface, place: HeadPlace): void {
  const { width } = context.canvas;
  const unit = width / 720;
  const left = stand.placeOf(0, place.line);
  const right = stand.placeOf(surface.width, place.line);
  const away = (1 - place.arrived) * width;
  const [from, to] = [left.x - 46 * unit - away, right.x + 46 * unit - away];
  const { y } = left;
  glow(context, left.x - away, right.x - away, y, 34 * unit);
  // The rail.
  const rail = context.createLinearGradient(0, y - 66 * unit, 0, y - 28 * unit);
  rail.addColorStop(0, '#4a4d58');
  rail.addColorStop(0.35, '#2a2c34');
  rail.addColorStop(1, '#16171c');
  context.fillStyle = rail;
  context.shadowColor = 'rgba(10, 8, 20, 0.45)';
  context.shadowBlur = 26 * unit;
  context.shadowOffsetY = 14 * unit;
  pill(context, from, y - 60 * unit, to - from, 30 * unit, 15 * unit);
  // The carriage runs to and fro.
  const swing = 0.5 - 0.5 * Math.cos(place.at * 2 * Math.PI * 1.1);
  const body = 112 * unit;
  const x = left.x - away + swing * Math.max(0, right.x - left.x - body);
  pill(context, x, y - 82 * unit, body, 78 * unit, 14 * unit);
  context.shadowColor = 'transparent';
  context.fillStyle = 'rgba(255, 255, 255, 0.1)';
  pill(context, x + 8 * unit, y - 76 * unit, body - 16 * unit, 6 * unit, 3 * unit);
  INKS.forEach((ink, i) => {
    context.fillStyle = ink;
    pill(context, x + (14 + i * 22) * unit, y - 56 * unit, 16 * unit, 34 * unit, 6 * unit);
  });
}

/** Fresh ink shines for a moment beneath the head. */
function glow(context: CanvasRenderingContext2D, from: number, to: number, y: number, deep: number): void {
  const shine = context.createLinearGradient(0, y - deep, 0, y + deep * 0.5);
  shine.addColorStop(0, 'rgba(255, 214, 150, 0)');
  shine.addColorStop(0.66, 'rgba(255, 226, 180, 0.75)');
  shine.addColorStop(1, 'rgba(255, 226, 180, 0)');
  context.fillStyle = shine;
  context.fillRect(from, y - deep, to - from, deep * 1.5);
}

function pill(
  context: CanvasRenderingContext2D,
  ...[x, y, width, height, radius]: readonly [x: number, y: number, width: number, height: number, radius: number]
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}
