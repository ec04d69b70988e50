import { mm } from '@cpc/domain';
import { type Brush, type Colour, type LayerId, type Placement, type Point, type Stroke, toLayer } from '@cpc/design';

export interface BrushSettings {
  readonly brush: Brush;
  /** Null until the customer chooses a colour: until then the colour with the best contrast is used. */
  readonly colour: Colour | null;
  /** mm */
  readonly width: number;
  /** 0 … 1 */
  readonly opacity: number;
}

/** A line being drawn, in millimetres of the surface. It is mutable: it grows with every pointer reading. */
export interface Line {
  readonly settings: Omit<BrushSettings, 'colour'>;
  readonly colour: Colour;
  /** The seed of the random positions of a spray's drops. */
  readonly seed: number;
  /** A stylus reports its pressure; for a finger it is computed from the speed. */
  readonly truePressure: boolean;
  readonly points: number[];
  /** Predicted points from the browser; they are never kept. */
  ahead: readonly number[];
  /** Time of the last reading, in milliseconds. */
  time: number;
  /** The doodle that an eraser has met; it works on this doodle until it is lifted. */
  erases: LayerId | null;
}

/** Readings nearer than this count as one, in mm: 0.05 mm is finer than any printer's drop. */
const STEP = 0.05;
/** How fast the simulated pressure follows the speed (as in perfect-freehand), per reading at 60 Hz. */
const PRESSURE_RATE = 0.275;
const READING_MS = 1000 / 60;

export function startLine(settings: BrushSettings, colour: Colour, seed: number, truePressure: boolean): Line {
  return { settings, colour, seed, truePressure, points: [], ahead: [], time: 0, erases: null };
}

/** @param time of the reading, in milliseconds: makes the pressure independent of the rate of readings */
export function drawTo(line: Line, point: Point, pressure: number, time: number): void {
  const { points } = line;
  line.ahead = [];
  const [x, y, last] = points.slice(-3);
  if (x === undefined || y === undefined || last === undefined) {
    points.push(point.x, point.y, line.truePressure ? pressure : 0.5);
    line.time = time;
    return;
  }
  const distance = Math.hypot(point.x - x, point.y - y);
  if (distance < STEP) return;
  const readings = Math.max(0.1, (time - line.time) / READING_MS);
  line.time = time;
  const speed = distance / line.settings.width / readings;
  points.push(point.x, point.y, line.truePressure ? pressure : pressureBySpeed(last, speed, readings));
}

export function predict(line: Line, ahead: readonly Point[]): void {
  const last = line.points.at(-1) ?? 0.5;
  line.ahead = ahead.flatMap(({ x, y }) => [x, y, last]);
}

/**
 * @param speed in line widths per reading at 60 Hz
 * @param readings how many such readings have passed
 */
function pressureBySpeed(last: number, speed: number, readings: number): number {
  const pace = Math.min(1, speed);
  const rate = 1 - (1 - Math.min(0.99, pace * PRESSURE_RATE)) ** readings;
  return Math.min(1, Math.max(0, last + (1 - pace - last) * rate));
}

/** The line as a stroke on the surface. */
export function strokeOf({ settings, colour, seed, points }: Line): Stroke {
  const { brush, width, opacity } = settings;
  return {
    brush,
    colour,
    width: mm(width),
    opacity: brush === 'eraser' ? 1 : opacity,
    seed,
    points: points.map((value) => Math.round(value * 1e3) / 1e3),
  };
}

/** Converts a stroke of the surface into a layer's own space. */
export function strokeInside(stroke: Stroke, placement: Placement): Stroke {
  const { points } = stroke;
  const inside = Array.from({ length: points.length / 3 }, (_, i) => {
    const { x, y } = toLayer(placement, { x: points[3 * i] ?? 0, y: points[3 * i + 1] ?? 0 });
    return [round(x), round(y), points[3 * i + 2] ?? 0];
  });
  return { ...stroke, width: mm(stroke.width / placement.scale), points: inside.flat() };
}

const round = (value: number): number => Math.round(value * 1e3) / 1e3;
