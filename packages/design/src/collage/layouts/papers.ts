import { hexColour } from '../../colour.ts';
import type { Point, Rect } from '../../surface/shapes.ts';
import type { Backing, Cell, Layout, Room } from './layout.ts';

const PAPER = hexColour('#fcfbf8');
const FILM = hexColour('#17171b');
const HOLE = hexColour('#f1ede4');

/** A card of paper with a photo on it. Lengths as shares of the card's width. */
interface Card {
  /** Height of the card. */
  readonly high: number;
  /** Paper left of, right of and above the photo. */
  readonly rim: number;
  /** Paper below the photo. */
  readonly foot: number;
}

const POLAROID: Card = { high: 1.2, rim: 0.06, foot: 0.22 };

function onCard({ x, y }: { x: number; y: number }, width: number, turn: number, card: Card): Cell {
  const { high, rim, foot } = card;
  const box = { x: x - width / 2, y: y - (width * high) / 2, width, height: width * high };
  const photo = {
    width: width * (1 - 2 * rim),
    height: width * (high - rim - foot),
  };
  // The photo turns with the card about the card's middle, but it lies above that middle.
  const up = (width * (foot - rim)) / 2;
  const angle = (turn * Math.PI) / 180;
  const centre = { x: x + up * Math.sin(angle), y: y - up * Math.cos(angle) };
  return {
    box: { x: centre.x - photo.width / 2, y: centre.y - photo.height / 2, ...photo },
    turn,
    rounding: 0,
    beneath: [{ kind: 'card', box, turn, colour: PAPER }],
  };
}

/** Makes cells with their cards smaller about the middle of the room until they keep to the bleed. */
function kept(cells: readonly Cell[], { width, height, around }: Room): readonly Cell[] {
  const middle = { x: width / 2, y: height / 2 };
  const corners = cells.flatMap(({ box, turn = 0, beneath = [] }) =>
    [box, ...beneath.flatMap((backing) => (backing.kind === 'card' ? [backing.box] : []))].flatMap((one) =>
      cornersOf(one, turn),
    ),
  );
  const rooms = corners.map(({ x, y }) =>
    Math.min(
      x < middle.x ? (middle.x - around.x) / (middle.x - x) : (around.x + around.width - middle.x) / (x - middle.x),
      y < middle.y ? (middle.y - around.y) / (middle.y - y) : (around.y + around.height - middle.y) / (y - middle.y),
    ),
  );
  const k = Math.min(1, ...rooms);
  const smaller = (box: Rect): Rect => ({
    x: middle.x + (box.x - middle.x) * k,
    y: middle.y + (box.y - middle.y) * k,
    width: box.width * k,
    height: box.height * k,
  });
  return cells.map((cell) => ({
    ...cell,
    box: smaller(cell.box),
    beneath: (cell.beneath ?? []).map((backing) =>
      backing.kind === 'card' ? { ...backing, box: smaller(backing.box) } : backing,
    ),
  }));
}

function cornersOf({ x, y, width, height }: Rect, turn: number): readonly Point[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [-0.5, 0.5].flatMap((u) =>
    [-0.5, 0.5].map((v) => ({
      x: x + width / 2 + u * width * cos - v * height * sin,
      y: y + height / 2 + u * width * sin + v * height * cos,
    })),
  );
}

const LEANS = [-6, 5, -4, 7, -5, 4, -7, 6, -3] as const;
const leanOf = (n: number): number => LEANS[n % LEANS.length] ?? 0;

interface Scatter {
  readonly columns: number;
  /** How much of its part of the room a card takes; above 1, cards overlap. */
  readonly share: number;
}

/** Cards in loose rows, each turned a little, and every second one pushed aside. */
function scattered(
  count: number,
  room: Room,
  { columns, share }: Scatter,
  cardOf: (n: number) => Card,
): readonly Cell[] {
  const rows = Math.ceil(count / columns);
  const [wide, high] = [room.width / columns, room.height / rows];
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, count - row * columns);
    const card = cardOf(n);
    const width = Math.min(wide * share, (high * share) / card.high);
    const slack = Math.max(0, (room.width - columns * width * 1.08) / 2);
    const side = columns === 1 ? (n % 2 === 0 ? -slack : slack) * 0.9 : 0;
    const aside = columns > 1 ? ((n % columns) - (inRow - 1) / 2) * Math.min(wide, width * 1.02) : side;
    const dip = columns > 1 ? (n % 2 === 0 ? -0.05 : 0.05) * high : 0;
    return onCard({ x: room.width / 2 + aside, y: (row + 0.5) * high + dip }, width, leanOf(n), card);
  });
}

/** As few columns as leave the cards large. */
function columnsFor(count: number, { width, height }: Room): number {
  const size = (columns: number): number => Math.min(width / columns, height / Math.ceil(count / columns) / 1.2);
  return [1, 2, 3, 4].reduce((best, columns) => (size(columns) > size(best) * 1.02 ? columns : best), 1);
}

const polaroids = (count: number, room: Room): readonly Cell[] =>
  scattered(count, room, { columns: columnsFor(count, room), share: 0.98 }, () => POLAROID);

const PRINTS: readonly Card[] = [1.3, 0.84, 1.08, 1.3, 0.9].map((high) => ({ high, rim: 0.045, foot: 0.045 }));

/** Prints of different forms with a white rim, which overlap. */
const scrapbook = (count: number, room: Room): readonly Cell[] =>
  scattered(
    count,
    room,
    { columns: columnsFor(count, room), share: 1.02 },
    (n) => PRINTS[n % PRINTS.length] ?? POLAROID,
  );

/** Degrees between two cards of a fan. */
const FAN_STEP = 13;

/** Cards in a hand: they turn about a point below them. */
function fan(count: number, room: Room): readonly Cell[] {
  const spread = ((count - 1) / 2) * FAN_STEP;
  const card: Card = { high: 1.42, rim: 0.045, foot: 0.045 };
  const width = Math.min(room.width * 0.5, room.height * 0.42);
  const radius = width * 1.7;
  const sway = (spread * Math.PI) / 180;
  const lift = (radius * (1 - Math.cos(sway))) / 2;
  return Array.from({ length: count }, (_, n) => {
    const turn = -spread + n * FAN_STEP;
    const angle = (turn * Math.PI) / 180;
    const reach = Math.min(1, (room.width * 0.24) / (radius * Math.sin(sway)));
    return onCard(
      {
        x: room.width / 2 + radius * Math.sin(angle) * reach,
        y: room.height / 2 - lift + radius * (1 - Math.cos(angle)),
      },
      width,
      turn,
      card,
    );
  });
}

/** A strip of film along the longer side, through the bleed, with its holes. */
function film(count: number, room: Room): readonly Cell[] {
  const isWide = room.width > room.height * 1.1;
  const [long, short] = isWide ? [room.width, room.height] : [room.height, room.width];
  const between = Math.max(room.gap, short * 0.035);
  const frame = Math.min((long - (count - 1) * between) / count, short * 0.95);
  const across = Math.min(short * 0.64, frame * 1.5);
  const band = across / 0.74;
  const start = (long - count * frame - (count - 1) * between) / 2;
  const flip = ({ x, y, width, height }: Rect): Rect =>
    isWide ? { x: y, y: x, width: height, height: width } : { x, y, width, height };
  return Array.from({ length: count }, (_, n) => ({
    box: flip({ x: (short - across) / 2, y: start + n * (frame + between), width: across, height: frame }),
    rounding: 0.04,
    beneath: n === 0 ? filmStrip(room, isWide, short / 2, band) : [],
  }));
}

function filmStrip({ around }: Room, isWide: boolean, middle: number, band: number): readonly Backing[] {
  const [from, length] = isWide ? [around.x, around.width] : [around.y, around.height];
  const at = (along: number, aside: number) => (isWide ? { x: along, y: aside } : { x: aside, y: along });
  const hole = band * 0.055;
  const step = hole * 2.6;
  const holes = Array.from({ length: Math.floor(length / step) }, (_, n) => from + (n + 0.5) * step);
  const strip: Backing = {
    kind: 'line',
    from: at(from - band, middle),
    to: at(from + length + band, middle),
    width: band,
    colour: FILM,
  };
  return [
    strip,
    ...[-1, 1].flatMap((side) =>
      holes.map((along): Backing => {
        const aside = middle + side * band * 0.435;
        return {
          kind: 'line',
          from: at(along - hole * 0.28, aside),
          to: at(along + hole * 0.28, aside),
          width: hole,
          colour: HOLE,
        };
      }),
    ),
  ];
}

/** Strips from a photo booth: four photos on a strip at most. */
function booth(count: number, room: Room): readonly Cell[] {
  const strips = count > 4 ? 2 : 1;
  const each = count / strips;
  const high = room.height * (strips === 1 ? 0.98 : 0.94);
  // A photo is 4:3; the strip has a rim around its photos, and a wider foot.
  const wide = Math.min((room.width / strips) * (strips === 1 ? 0.72 : 0.92), high / (each * 0.8 + 0.34));
  const frame = (wide * 0.86 * 3) / 4;
  const rim = wide * 0.07;
  const long = each * (frame + rim) + rim * 2.6;
  return Array.from({ length: count }, (_, n) => {
    const strip = Math.floor(n / each);
    const lean = strips === 1 ? -4 : strip === 0 ? -3 : 3;
    const centre = {
      x: room.width / 2 + (strips === 1 ? 0 : (strip - 0.5) * Math.max(wide * 1.06, room.width * 0.5)),
      y: room.height / 2 + (strips === 1 ? 0 : (strip - 0.5) * room.height * 0.03),
    };
    const up = -long / 2 + rim + frame / 2 + (n % each) * (frame + rim);
    const angle = (lean * Math.PI) / 180;
    const at = { x: centre.x - up * Math.sin(angle), y: centre.y + up * Math.cos(angle) };
    const box = { x: centre.x - wide / 2, y: centre.y - long / 2, width: wide, height: long };
    return {
      box: { x: at.x - wide * 0.43, y: at.y - frame / 2, width: wide * 0.86, height: frame },
      turn: lean,
      rounding: 0,
      beneath: n % each === 0 ? [{ kind: 'card', box, turn: lean, colour: PAPER }] : [],
    };
  });
}

const inBleed =
  (cells: Layout['cells']): Layout['cells'] =>
  (count, room) =>
    kept(cells(count, room), room);

/** Layouts of photos on paper and film, clear of the camera. */
export const PAPERS: readonly Layout[] = [
  { key: 'polaroids', style: 'free', counts: [2, 3, 4, 5, 6], overlaps: true, cells: inBleed(polaroids) },
  { key: 'scrapbook', style: 'free', counts: [3, 4, 5, 6, 7, 8, 9], overlaps: true, cells: inBleed(scrapbook) },
  { key: 'fan', style: 'free', counts: [3, 4, 5], overlaps: true, cells: inBleed(fan) },
  { key: 'film', style: 'free', counts: [2, 3, 4, 5], cells: film },
  { key: 'booth', style: 'free', counts: [3, 4, 6, 8], cells: inBleed(booth) },
];
