import type { Colour } from '../colour.ts';
import { turned } from '../names/spot.ts';
import type { Point, Rect } from '../surface/shapes.ts';
import { dense, maskLine } from './outline-of.ts';
import type { Line } from './page.ts';

/** Solid shapes made of pen lines: everything in an idea can be changed by the tools of the studio. Lengths in mm. */

/** Width of the line around a plate; its corners are rounded by half of it. */
const RIM = 1.6;
/** Width of the lines that fill a plate, and the step between them: their round ends stay under the rim. */
const FILL = 5;
const STEP = 2.5;

/** A filled rectangle, turned about its middle. */
export function plate(box: Rect, colour: Colour, rotation = 0): readonly Line[] {
  const { x, y, width, height } = box;
  const middle = middleOf(box);
  const around = { x: x + RIM / 2, y: y + RIM / 2, width: width - RIM, height: height - RIM };
  const thick = Math.min(FILL, height, width);
  const rows = Math.max(1, Math.ceil((height - thick) / STEP));
  const filling = Array.from({ length: rows + 1 }, (_, row): Line => {
    const at = y + thick / 2 + ((height - thick) * row) / rows;
    const ends = [x + thick / 2, x + width - thick / 2].map((end) => {
      const { x: dx, y: dy } = turned({ x: end - middle.x, y: at - middle.y }, rotation);
      return { x: middle.x + dx, y: middle.y + dy };
    });
    return { colour, width: thick, points: dense(ends) };
  });
  return [{ colour, width: RIM, points: maskLine(null, around, rotation) }, ...filling];
}

/** A filled disc. */
export const disc = (middle: Point, diameter: number, colour: Colour): Line => ({
  colour,
  width: diameter,
  points: [middle],
});

/** A band between two heights, over the whole width of a box and beyond. */
export function band({ x, width }: Rect, from: number, to: number, colour: Colour, opacity = 1): Line {
  const [y, thick] = [(from + to) / 2, to - from];
  return {
    colour,
    opacity,
    width: thick,
    // Beyond the box only the round ends of the line.
    points: [
      { x: x - thick, y },
      ...dense([
        { x, y },
        { x: x + width, y },
      ]),
      { x: x + width + thick, y },
    ],
  };
}

const FADE_STEPS = 14;

/** Covers what lies beneath, ever more from one height to another, and wholly behind that. */
export function fade(box: Rect, from: number, to: number, colour: Colour): readonly Line[] {
  const far = to > from ? box.y + box.height : box.y;
  // Steps lie over each other: without a seam between them.
  const each = 1 - 0.02 ** (1 / FADE_STEPS);
  const steps = Array.from({ length: FADE_STEPS }, (_, i) => {
    const edge = from + ((to - from) * i) / FADE_STEPS;
    // Lines of one colour and one opacity would be painted as one.
    return band(box, Math.min(edge, far), Math.max(edge, far), colour, each + i / 10_000);
  });
  return to === far ? steps : [...steps, band(box, Math.min(to, far), Math.max(to, far), colour)];
}

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A part of a box, by shares of its width and height. */
export const shareOf = (box: Rect, x: number, y: number, width: number, height: number): Rect => ({
  x: box.x + box.width * x,
  y: box.y + box.height * y,
  width: box.width * width,
  height: box.height * height,
});
