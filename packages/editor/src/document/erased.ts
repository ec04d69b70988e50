import type { Stroke } from '@cpc/design';

/** Distance between the checked points of a line, as a share of its width. */
const SAMPLE = 0.5;

/** Whether a doodle is fully erased: every line lies completely under later eraser strokes. */
export function isErased(strokes: readonly Stroke[]): boolean {
  return strokes.every((stroke, i) => {
    if (stroke.brush === 'eraser') return true;
    const erasers = strokes.slice(i + 1).filter(({ brush }) => brush === 'eraser');
    return erasers.length > 0 && isCovered(stroke, erasers);
  });
}

function isCovered(ink: Stroke, erasers: readonly Stroke[]): boolean {
  const { points, width } = ink;
  for (let i = 0; i < points.length; i += 3) {
    const [x0, y0] = [points[i] ?? 0, points[i + 1] ?? 0];
    const [x1, y1] = [points[i + 3] ?? x0, points[i + 4] ?? y0];
    const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / (width * SAMPLE)));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      if (!isUnder(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, width / 2, erasers)) return false;
    }
  }
  return true;
}

/** Whether a dot lies completely under one of the erasers. */
function isUnder(x: number, y: number, radius: number, erasers: readonly Stroke[]): boolean {
  return erasers.some(({ points, width }) => {
    const reach = width / 2 - radius;
    if (reach < 0) return false;
    for (let i = 0; i < points.length; i += 3) {
      const [x0, y0] = [points[i] ?? 0, points[i + 1] ?? 0];
      if (distance(x - x0, y - y0, (points[i + 3] ?? x0) - x0, (points[i + 4] ?? y0) - y0) <= reach) return true;
    }
    return false;
  });
}

/** The distance of a point from a line that runs from the origin to (dx, dy). */
function distance(x: number, y: number, dx: number, dy: number): number {
  const t = Math.min(1, Math.max(0, (x * dx + y * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - t * dx, y - t * dy);
}
