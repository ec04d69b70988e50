import { degrees, mm } from '@cpc/domain';
import type { Colour } from '../colour.ts';
import { hexColour } from '../colour.ts';
import type { GroupId, LayerId } from '../document/layers/base.ts';
import type { DoodleLayer, Stroke } from '../document/layers/doodle.ts';
import type { Point, Rect } from '../surface/shapes.ts';
import type { Backing } from './layouts/layout.ts';

const round = (value: number): number => Math.round(value * 1e3) / 1e3;

/** Points of a straight line: one that has only its ends gets thinner in between. */
const LINE_PARTS = 3;

function line(from: Point, to: Point, width: number, colour: Colour): Stroke {
  const isDot = from.x === to.x && from.y === to.y;
  const parts = isDot ? 0 : LINE_PARTS;
  const points = Array.from({ length: parts + 1 }, (_, n) => {
    const share = parts === 0 ? 0 : n / parts;
    return [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, 1];
  });
  return { brush: 'pen', colour, width: mm(round(width)), opacity: 1, seed: 0, points: points.flat().map(round) };
}

/** Width of the line along a card's edge, mm: its corners are half as round. */
const EDGE = 1.6;
/** Width of the lines that fill a card, and the distance between them, as shares of the first. */
const FILL = 6;
const FILL_STEP = 0.72;

/** A card as lines: along its edges, and close beside each other within. */
function cardLines({ x, y, width, height }: Rect, colour: Colour): readonly Stroke[] {
  const k = Math.min(1, Math.min(width, height) / 20);
  const [edge, fill] = [EDGE * k, FILL * k];
  const [inset, deep] = [edge / 2, fill / 2 + 0.3 * k];
  const corner = (right: boolean, low: boolean): Point => ({
    x: right ? x + width - inset : x + inset,
    y: low ? y + height - inset : y + inset,
  });
  const edges = [
    line(corner(false, false), corner(true, false), edge, colour),
    line(corner(true, false), corner(true, true), edge, colour),
    line(corner(true, true), corner(false, true), edge, colour),
    line(corner(false, true), corner(false, false), edge, colour),
  ];
  const rows = Math.max(1, Math.ceil((height - 2 * deep) / (fill * FILL_STEP)));
  const fills = Array.from({ length: rows + 1 }, (_, n) => {
    const at = y + deep + (n * (height - 2 * deep)) / rows;
    return line({ x: x + deep, y: at }, { x: x + width - deep, y: at }, fill, colour);
  });
  return [...edges, ...fills];
}

/** A faint rim on two sides, so that white paper is seen on white. */
const RIM = hexColour('#cfcbc3');
const RIM_WIDTH = 0.45;

/** Paper and film as a doodle about its own centre. */
export function backingLayer(
  backings: readonly Backing[],
  base: { readonly id: LayerId; readonly group: GroupId; readonly stack: string },
): DoodleLayer {
  const [first] = backings;
  const isCard = first?.kind === 'card';
  const box = isCard ? first.box : boxOf(backings);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const moved = (point: Point): Point => ({ x: point.x - centre.x, y: point.y - centre.y });
  const strokes = backings.flatMap((backing) => {
    if (backing.kind === 'line') return [line(moved(backing.from), moved(backing.to), backing.width, backing.colour)];
    const own = { ...backing.box, ...moved(backing.box) };
    const rim = { ...own, x: own.x + RIM_WIDTH, y: own.y + RIM_WIDTH * 1.4 };
    return [...cardLines(rim, RIM).slice(1, 3), ...cardLines(own, backing.colour)];
  });
  return {
    ...base,
    type: 'doodle',
    placement: {
      x: mm(round(centre.x)),
      y: mm(round(centre.y)),
      scale: 1,
      rotation: degrees(isCard ? first.turn : 0),
      flipX: false,
      flipY: false,
    },
    opacity: 1,
    locked: false,
    hidden: false,
    width: mm(round(box.width)),
    height: mm(round(box.height)),
    strokes,
  };
}

function boxOf(backings: readonly Backing[]): Rect {
  const ends = backings.flatMap((backing) =>
    backing.kind === 'line' ? [backing.from, backing.to].map(({ x, y }) => ({ x, y, r: backing.width / 2 })) : [],
  );
  const left = Math.min(...ends.map(({ x, r }) => x - r));
  const top = Math.min(...ends.map(({ y, r }) => y - r));
  return {
    x: left,
    y: top,
    width: Math.max(...ends.map(({ x, r }) => x + r)) - left,
    height: Math.max(...ends.map(({ y, r }) => y + r)) - top,
  };
}
