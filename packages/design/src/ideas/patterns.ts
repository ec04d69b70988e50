import type { Colour } from '../colour.ts';
import type { Rect } from '../surface/shapes.ts';
import type { Line } from './page.ts';

export const PATTERNS = ['stripes', 'dots', 'waves', 'grid', 'confetti', 'plain'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** A quiet pattern over a box, in colours near that of its ground. */
export function patternLines(pattern: Pattern, box: Rect, colours: readonly [Colour, Colour]): readonly Line[] {
  return { stripes, dots, waves, grid, confetti, plain: () => [] }[pattern](box, colours);
}

/** Numbers from a start to an end with a step between. */
function steps(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) + 1 }, (_, i) => from + i * step);
}

const stepOf = ({ width }: Rect, parts: number): number => width / parts;

function stripes(box: Rect, [first]: readonly [Colour, Colour]): readonly Line[] {
  const step = stepOf(box, 7);
  const far = box.height * 0.5;
  return steps(box.x - far, box.x + box.width + far, step * 2).map((x) => ({
    colour: first,
    width: step,
    points: [
      { x: x - far / 2, y: box.y - step },
      { x: x + far / 2, y: box.y + box.height + step },
    ],
  }));
}

function dots(box: Rect, [first, second]: readonly [Colour, Colour]): readonly Line[] {
  const step = stepOf(box, 7);
  return steps(box.y, box.y + box.height, step).flatMap((y, row) =>
    steps(box.x - step, box.x + box.width + step, step).map((x, column) => ({
      colour: (row + column) % 3 === 0 ? second : first,
      width: step * 0.34,
      points: [{ x: x + (row % 2 === 0 ? 0 : step / 2), y }],
    })),
  );
}

function waves(box: Rect, [first, second]: readonly [Colour, Colour]): readonly Line[] {
  const step = stepOf(box, 6);
  return steps(box.y, box.y + box.height, step).map((y, row) => ({
    colour: row % 2 === 0 ? first : second,
    width: step * 0.22,
    points: steps(box.x - step, box.x + box.width + step, step / 8).map((x) => ({
      x,
      y: y + Math.sin(((x - box.x) / step) * Math.PI) * step * 0.26,
    })),
  }));
}

function grid(box: Rect, [first]: readonly [Colour, Colour]): readonly Line[] {
  const step = stepOf(box, 6);
  const line = (x1: number, y1: number, x2: number, y2: number): Line => ({
    colour: first,
    width: Math.max(0.35, step * 0.07),
    points: [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
  });
  return [
    ...steps(box.x, box.x + box.width, step).map((x) => line(x, box.y, x, box.y + box.height)),
    ...steps(box.y, box.y + box.height, step).map((y) => line(box.x, y, box.x + box.width, y)),
  ];
}

function confetti(box: Rect, [first, second]: readonly [Colour, Colour]): readonly Line[] {
  const step = stepOf(box, 5);
  return steps(box.y, box.y + box.height, step * 0.8).flatMap((y, row) =>
    steps(box.x - step, box.x + box.width + step, step).map((x, column) => {
      // The golden angle turns neighbours differently.
      const angle = (row * 7 + column) * 2.399;
      const at = {
        x: x + (row % 2) * (step / 2) + Math.cos(angle * 3) * step * 0.12,
        y: y + Math.sin(angle) * step * 0.12,
      };
      const [dx, dy] = [(Math.cos(angle) * step) / 8, (Math.sin(angle) * step) / 8];
      return {
        colour: (row + column) % 2 === 0 ? first : second,
        width: step * 0.11,
        points: [
          { x: at.x - dx, y: at.y - dy },
          { x: at.x + dx, y: at.y + dy },
        ],
      };
    }),
  );
}
