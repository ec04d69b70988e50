import type { Colour } from '../colour.ts';
import { hasRoom, quietRegion } from '../surface/quiet.ts';
import type { Point } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import { framesIn, type View, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { disc, shareOf } from './shapes.ts';
import { boldInk } from './tones.ts';

/** How close the photo comes in each circle, and which part it shows. */
const PARTS = [
  { zoom: 1, at: { x: 0.5, y: 0.35 } },
  { zoom: 1.45, at: { x: 0.5, y: 0.2 } },
  { zoom: 1.2, at: { x: 0.6, y: 0.4 } },
] as const;
/** Room is looked for at a few points of a circle only: between them it bulges. */
const BEYOND = 1.07;
/** More pictures would make the design costly to paint. */
const MAX_PICTURES = 9;

/** The photo in circles among circles of its colours, as a pattern over the whole case. */
export function rounds(desk: IdeaDesk): void {
  const { page, photo, tones, frame, surface, unit, inTurn, ground: laid, hasWords, write } = desk;
  const { cloth, partner } = tones;
  const ground = laid([cloth.pale, partner.soft, cloth.deep, partner.pale]);
  const colours: readonly Colour[] =
    ground === cloth.deep ? [cloth.bold, partner.soft, cloth.soft] : [cloth.bold, partner.bold, cloth.deep];
  const tall = hasWords ? frame.height * 0.2 : 0;
  const grid = gridOn(surface, inTurn([2, 3]), hasWords ? frame.y + frame.height * 0.99 - tall : undefined);
  const { wide } = grid;
  const quiet = quietRegion(surface);
  const shift = unit() < 0.5 ? 0 : 1;
  const circle = (at: Point, part: (typeof PARTS)[number]): View => {
    const box = { x: at.x - wide / 2, y: at.y - wide / 2, width: wide, height: wide };
    return viewOf(photo, [{ box, mask: 'circle' }], {}, part);
  };
  const isRound = circle({ x: 0, y: 0 }, PARTS[0]).whole;
  const free = grid.places.filter(({ at }) => hasRoom(quiet, at, (wide / 2) * BEYOND));
  const wanted = ({ row, column }: Place): boolean =>
    grid.columns === 2 ? (row + column + shift) % 2 === 0 : (row + column + shift) % 3 !== 0;
  const pictured = isRound ? free.filter(wanted).slice(0, MAX_PICTURES) : [];
  // On a small surface every circle of the grid may lie too near an edge; a wide group needs one large frame.
  const area = { ...frame, height: frame.height - tall };
  const views =
    pictured.length > 0
      ? pictured.map(({ at }, i) => circle(at, PARTS[i % PARTS.length] ?? PARTS[0]))
      : [viewOf(photo, framesIn(shareOf(area, 0.04, 0.04, 0.92, 0.92), photo, { mask: 'circle', tall: 1 }))];
  const solid = free.filter((place) => !pictured.includes(place));
  page.lines(
    solid.map(({ at, row, column }) => disc(at, wide, colours[(row * 2 + column) % colours.length] ?? ground)),
  );
  for (const view of views) page.view(photo, view);
  const ink = boldInk(tones, ground);
  write({ ...frame, y: frame.y + frame.height * 0.99 - tall, height: tall }, { ink: { kind: 'colour', colour: ink } });
}

interface Place {
  readonly at: Point;
  readonly row: number;
  readonly column: number;
}

/** A grid of circles over a surface. @param base the height at which it ends, if not at the foot: a whole number of rows */
function gridOn(surface: Surface, columns: number, base: number | undefined) {
  const inset = Math.max(surface.safeInset, surface.wrap) + 0.6;
  const step = (surface.width - 2 * inset) / columns;
  const space = (base ?? surface.height - inset) - inset;
  const rows = Math.max(1, Math.round(space / step));
  const high = space / rows;
  const places = Array.from({ length: rows * columns }, (_, i): Place => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return { at: { x: inset + (column + 0.5) * step, y: inset + (row + 0.5) * high }, row, column };
  });
  return { columns, places, wide: Math.min(step, high) * 0.9 };
}
