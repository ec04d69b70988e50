import { mm } from '@cpc/domain';
import type { Colour, Stroke, Point } from '@cpc/design';
import type { BrushSettings } from './state.ts';

/** A line being drawn, in millimetres of the surface. Mutable: it grows with every reading of the pointer. */
export interface Line {
  readonly settings: Omit<BrushSettings, 'colour'>;
  readonly colour: Colour;
  /** A stylus tells its pressure; for a finger it follows from the speed. */
  readonly truePressure: boolean;
  readonly points: number[];
}

/** Readings nearer than this are one: 0.05 mm is finer than any printer's drop. */
const STEP = 0.05;
/** How fast the simulated pressure follows the speed (as perfect-freehand does it). */
const PRESSURE_RATE = 0.275;

export function startLine(settings: BrushSettings, colour: Colour, truePressure: boolean): Line {
  return { settings, colour, truePressure, points: [] };
}

export function drawTo(line: Line, point: Point, pressure: number): void {
  const { points } = line;
  const [x, y, last] = points.slice(-3);
  if (x === undefined || y === undefined || last === undefined) {
    points.push(point.x, point.y, line.truePressure ? pressure : 0.5);
    return;
  }
  const distance = Math.hypot(point.x - x, point.y - y);
  if (distance < STEP) return;
  points.push(point.x, point.y, line.truePressure ? pressure : pressureBySpeed(last, distance / line.settings.width));
}

/** @param speed distance since the last reading in widths of the line */
function pressureBySpeed(last: number, speed: number): number {
  const pace = Math.min(1, speed);
  return Math.min(1, Math.max(0, last + (1 - pace - last) * pace * PRESSURE_RATE));
}

export function strokeOf(line: Line): Stroke {
  const { brush, width } = line.settings;
  return {
    brush,
    colour: line.colour,
    width: mm(width),
    opacity: 1,
    seed: 0,
    points: line.points.map((value) => Math.round(value * 1e3) / 1e3),
  };
}
