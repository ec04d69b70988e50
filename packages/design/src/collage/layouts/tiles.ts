import type { Cell, Layout, Room } from './layout.ts';
import type { Rect } from '../../surface/shapes.ts';
import { hexColour } from '../../colour.ts';

/** A division of a room: parts with their weights, one below or beside the other; a leaf is a cell. */
type Tree = 'cell' | { readonly across: boolean; readonly parts: readonly (readonly [weight: number, tree: Tree])[] };
type Part = number | Tree | readonly [weight: number, tree: Tree];

const part = (given: Part): readonly [number, Tree] => {
  if (typeof given === 'number') return [given, 'cell'];
  return Array.isArray(given) ? (given as readonly [number, Tree]) : [1, given as Tree];
};
const down = (...parts: readonly Part[]): Tree => ({ across: false, parts: parts.map(part) });
const beside = (...parts: readonly Part[]): Tree => ({ across: true, parts: parts.map(part) });
const even = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

function boxesOf(tree: Tree, { x, y, width, height }: Rect): readonly Rect[] {
  if (tree === 'cell') return [{ x, y, width, height }];
  const total = tree.parts.reduce((sum, [weight]) => sum + weight, 0);
  let at = 0;
  return tree.parts.flatMap(([weight, inner]) => {
    const [from, share] = [at / total, weight / total];
    at += weight;
    return boxesOf(
      inner,
      tree.across
        ? { x: x + from * width, y, width: share * width, height }
        : { x, y: y + from * height, width, height: share * height },
    );
  });
}

/** Trees are drawn for upright surfaces; on wide ones they lie on their side. */
const turned = (tree: Tree): Tree =>
  tree === 'cell'
    ? tree
    : { across: !tree.across, parts: tree.parts.map(([weight, inner]) => [weight, turned(inner)]) };

const isWide = ({ width, height }: Pick<Room, 'width' | 'height'>): boolean => width > height * 1.1;

const cellsOf = (tree: Tree, room: Room): readonly Cell[] =>
  boxesOf(isWide(room) ? turned(tree) : tree, { x: 0, y: 0, width: room.width, height: room.height }).map((box) => ({
    box,
  }));

function tiles(key: string, trees: Readonly<Record<number, Tree>>): Layout {
  const cells: Layout['cells'] = (count, room) => cellsOf(trees[count] ?? down(...even(count)), room);
  return { key, style: 'full', counts: Object.keys(trees).map(Number), cells };
}

const rowsOf = (...counts: readonly number[]): Tree => down(...counts.map((count) => beside(...even(count))));

/** The parts of a golden spiral: each takes the golden share of what is left, in turn at its start and at its end. */
function golden(count: number, step = 0): Tree {
  if (count === 1) return 'cell';
  const [large, rest] = [[1.618, 'cell'] as const, [1, golden(count - 1, step + 1)] as const];
  const parts = step % 4 < 2 ? [large, rest] : [rest, large];
  return step % 2 === 0 ? down(...parts) : beside(...parts);
}

/** Five cells that turn about the middle one. */
const PINWHEEL_ARM = 0.655;

function pinwheel({ width, height }: Room): readonly Cell[] {
  const a = PINWHEEL_ARM;
  const shares = [
    [0, 0, a, 1 - a],
    [a, 0, 1 - a, a],
    [1 - a, 1 - a, 2 * a - 1, 2 * a - 1],
    [0, 1 - a, 1 - a, a],
    [1 - a, a, a, 1 - a],
  ] as const;
  return shares.map(([x, y, w, h]) => ({ box: { x: x * width, y: y * height, width: w * width, height: h * height } }));
}

const PAPER = hexColour('#ffffff');

/** A round cell on the crossing of the others. */
function medallion(count: number, room: Room): readonly Cell[] {
  const { width, height, gap } = room;
  const tree = count === 3 ? rowsOf(1, 1) : rowsOf(2, 2);
  const side = Math.min(width, height) * (count === 3 ? 0.62 : 0.56);
  const [cx, cy] = [width / 2, height / 2];
  const disc = {
    kind: 'line',
    from: { x: cx, y: cy },
    to: { x: cx, y: cy },
    width: side + 2 * gap,
    colour: PAPER,
  } as const;
  const round: Cell = {
    box: { x: cx - side / 2, y: cy - side / 2, width: side, height: side },
    mask: 'circle',
    floats: true,
    beneath: gap > 0 ? [disc] : [],
  };
  return [...cellsOf(tree, room), round];
}

/** Layouts that fill the whole surface. */
export const TILES: readonly Layout[] = [
  tiles('grid', { 4: rowsOf(2, 2), 6: rowsOf(2, 2, 2), 8: rowsOf(2, 2, 2, 2), 9: rowsOf(3, 3, 3) }),
  tiles('mosaic', {
    5: down([1.2, beside(1.5, down(1, 1))], beside(1, 1.5)),
    6: down(beside(1.6, down(1, 1)), beside(down(1, 1), 1.6)),
    7: down(beside(1.6, down(1, 1)), 0.8, beside(down(1, 1), 1.6)),
    8: down([1.3, beside(1.6, down(1, 1))], beside(1, 1), [1.3, beside(down(1, 1), 1.6)]),
    9: down([1.5, beside(1.6, down(1, 1))], beside(1, 1, 1), [1.5, beside(down(1, 1), 1.6)]),
  }),
  tiles('heroTop', {
    3: down(1.7, beside(1, 1)),
    4: down(2, beside(1, 1, 1)),
    5: down(1.5, beside(1, 1), beside(1, 1)),
    7: down(2, beside(1, 1, 1), beside(1, 1, 1)),
  }),
  tiles('heroEnd', {
    3: down(beside(1, 1), 1.7),
    4: down(beside(1, 1, 1), 2),
    5: down(beside(1, 1), beside(1, 1), 1.5),
    7: down(beside(1, 1, 1), beside(1, 1, 1), 2),
  }),
  tiles('heroSide', {
    3: beside(1.5, down(1, 1)),
    4: beside(1.6, down(1, 1, 1)),
    5: beside(1.7, down(...even(4))),
    6: beside(1.7, down(...even(5))),
  }),
  tiles('heroMiddle', {
    3: down(1, 2, 1),
    5: down(beside(1, 1), 1.8, beside(1, 1)),
    7: down(beside(1, 1, 1), 2.4, beside(1, 1, 1)),
  }),
  tiles('strips', { 2: down(1, 1), 3: down(1, 1, 1), 4: down(...even(4)), 5: down(...even(5)) }),
  tiles('panes', { 2: beside(1, 1), 3: beside(1, 1, 1) }),
  tiles('bricks', { 4: rowsOf(1, 2, 1), 5: rowsOf(2, 1, 2), 7: rowsOf(2, 3, 2), 8: rowsOf(3, 2, 3) }),
  tiles('steps', {
    4: beside(down(3, 2), down(2, 3)),
    5: beside(down(1, 1), down(1, 1, 1)),
    6: beside(down(1.5, 1, 1.2), down(1, 1.4, 1.3)),
    7: beside(down(1, 1, 1), down(...even(4))),
    8: beside(down(1.3, 1, 1.2, 0.8), down(0.8, 1.2, 1, 1.3)),
  }),
  tiles('spiral', { 3: golden(3), 4: golden(4), 5: golden(5) }),
  { key: 'pinwheel', style: 'full', counts: [5], cells: (_, room) => pinwheel(room) },
  { key: 'medallion', style: 'full', counts: [3, 5], overlaps: true, cells: medallion },
];
