import { type DesignDocument, EMPTY_DOCUMENT } from '@cpc/design';
import { doodle, stroke } from '@cpc/design/testing';
import { mm } from '@cpc/domain';

/** Far above the limit: a fast machine needs minutes to paint it. */
const HOSTILE = { strokes: 24, points: 10_000 };
/** Just below the limit (`designCost` about 90 of 100). */
export const DEAR = { strokes: 1, points: 5_400 };

/** A doodle whose lines cross each other constantly. @param size default: HOSTILE */
export function hostileDesign({ strokes: count, points } = HOSTILE): DesignDocument {
  const strokes = Array.from({ length: count }, (_, line) => stroke({ brush: 'pen', points: crossing(line, points) }));
  const layer = { ...doodle({ strokes, width: mm(80), height: mm(80) }), stack: 'a0' };
  return { ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, [layer.id]: layer } };
}

/** x, y and pressure of each point, in mm */
const crossing = (line: number, points: number): number[] =>
  Array.from({ length: points }, (_, n) => [
    40 + 38 * Math.sin(n * 0.7 + line),
    40 + 38 * Math.sin(n * 1.1 + line),
    1,
  ]).flat();
