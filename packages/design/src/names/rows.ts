import type { Rect } from '../surface/shapes.ts';
import { type NameGround, type NameSpot, spotAt, turned } from './spot.ts';
import { freeSpans, middlesIn, namesAlong, straight, type Track } from './track.ts';

/** Inks of the rows, one after the other. */
const INKS = [0, 1, 2, 1] as const;
export const inkOf = (row: number): 0 | 1 | 2 => INKS[((row % INKS.length) + INKS.length) % INKS.length] ?? 0;

/** The middles of lines that fill a length from edge to edge. @param high of a line @param gap both in mm */
function linesIn(from: number, length: number, high: number, gap: number): readonly number[] {
  const many = Math.max(1, Math.floor((length + gap) / (high + gap)));
  const pitch = many > 1 ? (length - high) / (many - 1) : 0;
  return Array.from({ length: many }, (_, i) => from + length / 2 + (i - (many - 1) / 2) * pitch);
}

/** Rows like bricks: every second one is shifted by half a name. */
export function brick(ground: NameGround): readonly NameSpot[] {
  const { area, tall } = ground;
  const size = ground.sizeFor(36, { x: 0.45, y: 0.3 });
  const rows = linesIn(area.y, area.height, tall.name * size, 0.3 * size);
  return rows.flatMap((y, row) => {
    const track = straight({ x: area.x, y }, 0, area.width);
    return namesAlong(ground, track, size, { gap: 0.45, shifted: row % 2 === 1 }, { ink: inkOf(row) });
  });
}

/** Rows that swing like water. */
export function wave(ground: NameGround): readonly NameSpot[] {
  const { area, tall } = ground;
  const size = ground.sizeFor(34, { x: 0.35, y: 0.45 });
  const swing = Math.min(tall.name * size * 0.5, area.height * 0.03);
  const rows = linesIn(area.y, area.height, tall.name * size, 0.45 * size);
  // A straight name leaves its wave a little at both ends.
  return rows
    .flatMap((y, row) =>
      namesAlong(ground, sine(area, y, swing), size, { gap: 0.35, shifted: false }, { ink: inkOf(row) }),
    )
    .filter(ground.holds);
}

function sine(area: Rect, y: number, swing: number): Track {
  const turn = (2 * Math.PI) / Math.max(area.width, 30);
  return {
    length: area.width,
    at: (along) => ({
      x: area.x + along,
      y: y + Math.sin(along * turn) * swing,
      rotation: (Math.atan(Math.cos(along * turn) * swing * turn) * 180) / Math.PI,
    }),
  };
}

/** Names that climb across the surface. */
export const diagonal = (ground: NameGround): readonly NameSpot[] =>
  slanted(ground, -30, ground.sizeFor(36, { x: 0.5, y: 0.45 }), { x: 0.5, y: 0.45 });

/** Names that stand upright in columns. */
export const towers = (ground: NameGround): readonly NameSpot[] =>
  slanted(ground, -90, ground.sizeFor(28, { x: 0.4, y: 0.25 }), { x: 0.4, y: 0.25 });

/** Lines in one direction over the whole area. @param gap in em */
function slanted(
  ground: NameGround,
  rotation: number,
  size: number,
  gap: { readonly x: number; readonly y: number },
): readonly NameSpot[] {
  const { area, tall } = ground;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const [length, across] = [extent(area, rotation), extent(area, rotation + 90)];
  return linesIn(-across / 2, across, tall.name * size, gap.y * size).flatMap((y, row) => {
    const start = turned({ x: -length / 2, y }, rotation);
    const track = straight({ x: middle.x + start.x, y: middle.y + start.y }, rotation, length);
    return namesAlong(ground, track, size, { gap: gap.x, shifted: row % 2 === 1 }, { ink: inkOf(row) });
  });
}

/** How far an area extends along a direction. */
function extent({ width, height }: Rect, rotation: number): number {
  const angle = (rotation * Math.PI) / 180;
  return Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * height;
}

/** How many names stand in each row of the poster, from the top; then it begins again. */
const POSTER = [2, 1, 3, 2, 1, 4, 2, 3] as const;
const POSTER_GAP = 0.26;
const LINE_GAP = 0.14;

/** Large and small names in rows of one width, like a poster. */
export function poster(ground: NameGround): readonly NameSpot[] {
  const { area } = ground;
  const rows: { readonly size: number; readonly y: number; readonly high: number }[] = [];
  let y = area.y;
  for (let row = 0; row < 40 && y < area.y + area.height; row += 1) {
    const fitted = posterRow(ground, y, POSTER[row % POSTER.length] ?? 1);
    if (fitted) rows.push({ ...fitted, y });
    y += fitted ? fitted.high : 2;
  }
  const left = area.y + area.height - ((rows.at(-1)?.y ?? 0) + (rows.at(-1)?.high ?? 0));
  const spread = rows.length > 1 ? Math.max(0, Math.min(left, area.height * 0.12)) / (rows.length - 1) : left / 2;
  return rows.flatMap(({ size, y: top, high }, row) => {
    const track = straight({ x: area.x, y: top + high / 2 + spread * (rows.length > 1 ? row : 1) }, 0, area.width);
    const spans = freeSpans(ground, track, ground.tall.name * size);
    return spans.flatMap((span) =>
      middlesIn(span, ground.boxes.name.width * size, POSTER_GAP * size, false).map((along) =>
        spotAt(track.at(along), size, { ink: inkOf(row) }),
      ),
    );
  });
}

/** The size at which so many names fill the free width below a height; undefined if nothing fits. */
function posterRow(
  ground: NameGround,
  top: number,
  many: number,
): { readonly size: number; readonly high: number } | undefined {
  const { area, boxes, tall } = ground;
  let wide = area.width;
  let size = 0;
  for (let round = 0; round < 3; round += 1) {
    size = Math.min(wide / (many * (boxes.name.width + POSTER_GAP) - POSTER_GAP), (area.height * 0.16) / tall.name);
    const track = straight({ x: area.x, y: top + (tall.name * size) / 2 }, 0, area.width);
    const widest = Math.max(0, ...freeSpans(ground, track, tall.name * size).map(({ from, to }) => to - from));
    if (widest >= wide * 0.995 || widest === 0) {
      wide = widest;
      break;
    }
    wide = widest;
  }
  const high = size * (tall.name + LINE_GAP);
  return wide > 0 && size >= 3.4 && top + size * tall.name <= area.y + area.height
    ? { size: size * 0.995, high }
    : undefined;
}

/** How visible the rows of an echo are, from the middle outwards. */
const ECHO = [1, 0.6, 0.38, 0.25, 0.16, 0.12] as const;
const ECHO_ROWS = 4;

/** One name that fades upwards and downwards. */
export function echo(ground: NameGround): readonly NameSpot[] {
  const { area, boxes, frame, tall } = ground;
  const wide = Math.max(frame.width * 0.98, area.width * 0.6);
  const high = Math.max(frame.height, area.height * 0.5);
  const size = Math.min(wide / boxes.name.width, high / (ECHO_ROWS * (tall.name + 0.1)));
  const pitch = size * (tall.name + 0.1);
  const half = Math.ceil(area.height / pitch);
  return Array.from({ length: 2 * half + 1 }, (_, i) => i - half)
    .map((row) => {
      const at = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 + row * pitch };
      const opacity = ECHO[Math.min(Math.abs(row), ECHO.length - 1)] ?? 1;
      return spotAt(at, size, { opacity, ink: row === 0 ? 0 : 1 });
    })
    .filter(ground.holds);
}
