import type { Mask } from '../../document/layers/picture.ts';
import type { Point } from '../../surface/shapes.ts';
import type { Cell, Layout, Room } from './layout.ts';

/** The largest value of 0 … `most` that passes a test which only larger values fail. */
function largest(most: number, passes: (value: number) => boolean): number {
  let [low, high] = [0, most];
  for (let n = 0; n < 40; n++) {
    const middle = (low + high) / 2;
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const around = ({ x, y }: Point, width: number, height: number, more: Omit<Cell, 'box'> = {}): Cell => ({
  box: { x: x - width / 2, y: y - height / 2, width, height },
  ...more,
});

const areApart = (points: readonly Point[], distance: number): boolean =>
  points.every((a, i) => points.slice(i + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) >= distance));

/** Points in a zigzag along the longer side, `r` from every edge; neighbours are no further apart than `near`. */
function zigzag(count: number, { width, height }: Room, r: number, near = Infinity): readonly Point[] {
  const isWide = width > height;
  const [long, short] = isWide ? [width, height] : [height, width];
  return Array.from({ length: count }, (_, n) => {
    const along = r + (count > 1 ? (n * (long - 2 * r)) / (count - 1) : 0);
    const step = (long - 2 * r) / Math.max(1, count - 1);
    const sway = Math.min(short - 2 * r, near > step ? Math.sqrt(near ** 2 - step ** 2) : 0) / 2;
    const aside = short / 2 + (n % 2 === 0 ? -sway : sway);
    return isWide ? { x: along, y: aside } : { x: aside, y: along };
  });
}

/** Circles in a zigzag, as large as they fit. */
function circles(count: number, room: Room): readonly Cell[] {
  const most = Math.min(room.width, room.height) / 2;
  const r = largest(most * 0.86, (radius) => areApart(zigzag(count, room, radius), 2 * radius + room.gap));
  const near = 2.04 * r + room.gap;
  return zigzag(count, room, r, near).map((at) => around(at, 2 * r, 2 * r, { mask: 'circle' }));
}

const LEANS = [-9, 8, -6, 10, -8] as const;

/** Hearts that lean a little, in a zigzag. Their circle is a little larger than they are. */
function hearts(count: number, room: Room): readonly Cell[] {
  const most = Math.min(room.width, room.height) / 2;
  const r = largest(most * 0.9, (radius) => areApart(zigzag(count, room, radius), 1.86 * radius + room.gap));
  return zigzag(count, room, r).map((at, n) =>
    around(at, 1.8 * r, 1.68 * r, { mask: 'heart', turn: LEANS[n % LEANS.length] ?? 0 }),
  );
}

/** One circle amid others: four in the corners as on dice, or a ring of six. */
function petals(count: number, room: Room): readonly Cell[] {
  const { width, height, gap } = room;
  const middle = { x: width / 2, y: height / 2 };
  const others = (r: number): readonly Point[] =>
    Array.from({ length: count - 1 }, (_, n) => {
      const angle = ((n + 0.5) / (count - 1)) * 2 * Math.PI;
      const spread = count === 5 ? Math.SQRT2 : 2 / Math.sqrt(3);
      const [rx, ry] = [width / 2 - r, height / 2 - r].map((half) => Math.min(half, 2.2 * r + 1.1 * gap));
      const [ax, ay] = count === 5 ? [spread, spread] : [1, spread];
      return {
        x: middle.x + (rx ?? 0) * clamped(Math.cos(angle) * ax),
        y: middle.y + (ry ?? 0) * clamped(Math.sin(angle) * ay),
      };
    });
  const r = largest(Math.min(width, height) / 2, (radius) => areApart([middle, ...others(radius)], 2 * radius + gap));
  return [middle, ...others(r)].map((at) => around(at, 2 * r, 2 * r, { mask: 'circle' }));
}

const clamped = (value: number): number => Math.max(-1, Math.min(1, value));

interface Lattice {
  readonly mask: Mask;
  /** Height of a cell by its width. */
  readonly ratio: number;
  /** Share of its height from one row to the next. */
  readonly pitch: number;
}

const HEXAGONS: Lattice = { mask: 'hexagon', ratio: 2 / Math.sqrt(3), pitch: 0.75 };

/** Rows of cells that fit into each other: each row is half a cell aside of the one before. */
function lattice(rows: readonly number[], room: Room, { mask, ratio, pitch }: Lattice): readonly Cell[] {
  const { width, height } = room;
  const most = Math.max(...rows);
  // On small goods the gaps would take the room of the photos.
  const gap = Math.min(room.gap, Math.min(width / most, height / rows.length) / 8);
  const drop = gap * pitch;
  const byWidth = (width - (most - 1) * gap) / most;
  const byHeight = (height - (rows.length - 1) * drop) / (1 + (rows.length - 1) * pitch) / ratio;
  const side = Math.max(Math.min(byWidth, byHeight), 1);
  const tall = side * ratio;
  const whole = tall + (rows.length - 1) * (tall * pitch + drop);
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, n) =>
      around(
        {
          x: width / 2 + (n - (count - 1) / 2) * (side + gap),
          y: (height - whole) / 2 + tall / 2 + row * (tall * pitch + drop),
        },
        side,
        tall,
        { mask },
      ),
    ),
  );
}

const HONEYCOMB: Readonly<Record<number, readonly number[]>> = {
  3: [1, 2],
  4: [1, 2, 1],
  5: [2, 1, 2],
  6: [1, 2, 1, 2],
  7: [2, 3, 2],
  8: [2, 1, 2, 1, 2],
  9: [2, 1, 2, 1, 2, 1],
};
const DIAMONDS: Readonly<Record<number, readonly number[]>> = {
  4: [1, 2, 1],
  5: [2, 1, 2],
  8: [2, 1, 2, 1, 2],
  9: [1, 2, 3, 2, 1],
};

/** Diamonds are as much higher than wide as the room is, within bounds that photos stand. */
function diamonds(count: number, room: Room): readonly Cell[] {
  const rows = DIAMONDS[count] ?? [];
  const wanted = (room.height / room.width) * (Math.max(...rows) / ((rows.length + 1) / 2));
  return lattice(rows, room, { mask: 'diamond', ratio: Math.min(1.6, Math.max(0.8, wanted)), pitch: 0.5 });
}

/** Where the cells of a heart are, in halves of a cell from its first row's middle. */
const HEARTS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  3: [
    [-1, 0],
    [1, 0],
    [0, 1],
  ],
  8: [
    [-1, 0],
    [1, 0],
    [-2, 1],
    [0, 1],
    [2, 1],
    [-1, 2],
    [1, 2],
    [0, 3],
  ],
};
/** Diamonds that together make a heart. */
function heart(count: number, { width, height, gap }: Room): readonly Cell[] {
  const places = HEARTS[count] ?? [];
  const columns = Math.max(...places.map(([x]) => x)) + 1;
  const rows = (Math.max(...places.map(([, y]) => y)) + 2) / 2;
  const side = Math.min((width - (columns - 1) * gap) / columns, (height / rows - gap) / 1.15);
  const tall = side * Math.min(1.15, Math.max(1, (height / rows - gap) / side));
  const top = (height - rows * tall) / 2 + tall / 2;
  return places.map(([x, y]) =>
    around({ x: width / 2 + (x * (side + gap)) / 2, y: top + (y * (tall + gap)) / 2 }, side, tall, { mask: 'diamond' }),
  );
}

/** Rows of equal cells in the middle of the room, no more than `steep` times as high as wide. */
function table(rows: readonly number[], room: Room, steep: number, gap: number): readonly Cell[] {
  const most = Math.max(...rows);
  const side = (room.width - (most - 1) * gap) / most;
  const high = Math.min((room.height - (rows.length - 1) * gap) / rows.length, side * steep);
  const whole = rows.length * high + (rows.length - 1) * gap;
  return rows.flatMap((count, row) => {
    const wide = (room.width - (count - 1) * gap) / count;
    return Array.from({ length: count }, (_, n) => ({
      box: {
        x: n * (wide + gap),
        y: (room.height - whole) / 2 + row * (high + gap),
        width: wide,
        height: high,
      },
    }));
  });
}

const ROWS: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1],
  3: [1, 2],
  4: [2, 2],
  6: [2, 2, 2],
  9: [3, 3, 3],
};
const isWide = ({ width, height }: Room): boolean => width > height * 1.1;
/** The rows of a table, or its columns on a wide surface. */
const tableRows = (count: number, room: Room): readonly number[] =>
  isWide(room) && count === 2 ? [2] : isWide(room) && count === 6 ? [3, 3] : (ROWS[count] ?? []);

/** The least gap of windows and arches, as a share of the shorter side: they are seen apart. */
const MIN_GAP_SHARE = 0.035;

const apart = (room: Room): number => Math.max(room.gap, Math.min(room.width, room.height) * MIN_GAP_SHARE);

/** Layouts of shapes, clear of the camera. */
export const SHAPES: readonly Layout[] = [
  {
    key: 'windows',
    style: 'free',
    counts: [2, 3, 4, 6, 9],
    cells: (count, room) => table(tableRows(count, room), room, 2.2, apart(room)),
  },
  {
    key: 'arches',
    style: 'free',
    counts: [2, 3, 4, 6],
    cells: (count, room) =>
      table(count === 2 ? [2] : tableRows(count, room), room, 1.9, apart(room)).map((cell) => ({
        ...cell,
        mask: 'arch',
      })),
  },
  { key: 'circles', style: 'free', counts: [2, 3, 4, 5, 6, 7], cells: circles },
  { key: 'petals', style: 'free', counts: [5, 7], cells: petals },
  {
    key: 'honeycomb',
    style: 'free',
    counts: [3, 4, 5, 6, 7, 8, 9],
    cells: (count, room) => lattice(HONEYCOMB[count] ?? [], room, HEXAGONS),
  },
  { key: 'diamonds', style: 'free', counts: [4, 5, 8, 9], cells: diamonds },
  { key: 'heart', style: 'free', counts: [3, 8], cells: heart },
  { key: 'hearts', style: 'free', counts: [2, 3, 4, 5], overlaps: true, cells: hearts },
];
