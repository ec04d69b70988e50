import { type DesignDocument, EMPTY_DOCUMENT } from '@cpc/design';
import { doodle, stroke } from '@cpc/design/testing';
import { mm } from '@cpc/domain';

const STROKES = 24;
const POINTS = 10_000;

/** A doodle of 3 MB whose lines cross each other all the time: a fast machine paints it in minutes. */
export function hostileDesign(): DesignDocument {
  const strokes = Array.from({ length: STROKES }, (_, line) => stroke({ brush: 'pen', points: crossing(line) }));
  const layer = { ...doodle({ strokes, width: mm(80), height: mm(80) }), stack: 'a0' };
  return { ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, [layer.id]: layer } };
}

/** x, y and pressure of each point, in mm */
const crossing = (line: number): number[] =>
  Array.from({ length: POINTS }, (_, n) => [
    40 + 38 * Math.sin(n * 0.7 + line),
    40 + 38 * Math.sin(n * 1.1 + line),
    1,
  ]).flat();
