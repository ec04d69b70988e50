import { hexColour } from '../colour.ts';
import type { Mask } from '../document/layers/picture.ts';
import { pickBy } from '../random.ts';
import { hasRoom, quietRegion } from '../surface/quiet.ts';
import type { Point, Rect } from '../surface/shapes.ts';
import { framesIn, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { maskLine } from './outline-of.ts';
import { boldInk } from './tones.ts';

/** A piece of the collage: its middle and width as shares of the frame, its ratio of height to width. */
interface Piece {
  readonly u: number;
  readonly v: number;
  readonly wide: number;
  readonly tall: number;
  /** Height at most, as a share of the frame. */
  readonly high: number;
  readonly mask: Mask | null;
  readonly turn: number;
}

const LAYOUTS: readonly [readonly Piece[], ...(readonly Piece[])[]] = [
  [
    { u: 0.5, v: 0.36, wide: 0.88, tall: 1, high: 0.62, mask: 'circle', turn: 0 },
    { u: 0.2, v: 0.84, wide: 0.42, tall: 1, high: 0.34, mask: 'cloud', turn: -8 },
    { u: 0.8, v: 0.84, wide: 0.42, tall: 1, high: 0.34, mask: 'star', turn: 10 },
  ],
  [
    { u: 0.46, v: 0.34, wide: 0.84, tall: 1.15, high: 0.62, mask: 'rounded', turn: -4 },
    { u: 0.76, v: 0.82, wide: 0.42, tall: 1, high: 0.34, mask: 'circle', turn: 8 },
    { u: 0.24, v: 0.84, wide: 0.4, tall: 0.95, high: 0.32, mask: 'heart', turn: -10 },
  ],
  [
    { u: 0.5, v: 0.36, wide: 0.88, tall: 1.1, high: 0.62, mask: 'flower', turn: 0 },
    { u: 0.22, v: 0.84, wide: 0.42, tall: 1, high: 0.34, mask: 'heart', turn: -8 },
    { u: 0.78, v: 0.84, wide: 0.42, tall: 1, high: 0.34, mask: 'circle', turn: 8 },
  ],
];

const WHITE = hexColour('#ffffff');
/** Width of the white paper around a piece, mm. */
const PAPER = 1.3;
/** Share of the frame for the pieces when there are words beneath. */
const WITH_WORDS = 0.79;
const STICKERS = 4;
/** The small pieces show the photo closer. */
const CLOSER = 1.4;

/** Cut-out pieces of the photo like stickers, on a ground in its colours. */
export function collage(desk: IdeaDesk): void {
  const { page, photo, tones, frame, inTurn, ground: laid, hasWords, write } = desk;
  const { cloth, partner } = tones;
  const ground = laid([cloth.soft, partner.deep, partner.soft, cloth.bold]);
  const area = hasWords ? { ...frame, height: frame.height * WITH_WORDS } : frame;
  const pieces = inTurn(LAYOUTS).map((piece) => {
    const width = Math.min(area.width * piece.wide, (area.height * piece.high) / piece.tall);
    return { piece, box: within(area, { x: piece.u, y: piece.v }, width, width * piece.tall, piece.turn) };
  });
  const boxes = pieces.map(({ box }) => box);
  pieces.forEach(({ piece, box }, i) => {
    // Later pieces lie on earlier ones.
    const over = boxes.slice(i + 1).map((one) => grown(one, PAPER * 2));
    const frames = framesIn(box, photo, { mask: piece.mask, tall: piece.tall });
    const view = viewOf(photo, frames, { zones: over }, { zoom: i === 0 ? 1 : CLOSER });
    page.lines([{ points: maskLine(view.mask, view.box, piece.turn), colour: WHITE, width: 2 * PAPER }]);
    page.view(photo, view, { rotation: piece.turn });
  });
  const words = {
    x: frame.x + frame.width * 0.04,
    y: frame.y + frame.height * (WITH_WORDS + 0.02),
    width: frame.width * 0.92,
    height: frame.height * (0.97 - WITH_WORDS),
  };
  write(words, { ink: { kind: 'colour', colour: boldInk(tones, ground) } });
  decorate(desk, hasWords ? [...boxes, words] : boxes);
}

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A box about a point of an area, moved so that its turned paper stays inside. */
function within(area: Rect, at: Point, width: number, height: number, turn: number): Rect {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const half = {
    x: (width * Math.cos(angle) + height * Math.sin(angle)) / 2 + PAPER,
    y: (height * Math.cos(angle) + width * Math.sin(angle)) / 2 + PAPER,
  };
  const inside = (share: number, from: number, length: number, reach: number): number =>
    2 * reach >= length
      ? from + length / 2
      : Math.min(Math.max(from + share * length, from + reach), from + length - reach);
  const middle = { x: inside(at.x, area.x, area.width, half.x), y: inside(at.y, area.y, area.height, half.y) };
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** A few stickers where there is room. */
function decorate({ page, surface, frame, stickers, unit }: IdeaDesk, boxes: readonly Rect[]): void {
  if (stickers.length === 0) return;
  const side = Math.min(frame.width, frame.height) * 0.15;
  const quiet = quietRegion(surface);
  const placed: Point[] = [];
  for (let i = 0; i < 400 && placed.length < STICKERS; i += 1) {
    const at = { x: unit() * surface.width, y: unit() * surface.height };
    const isFree =
      boxes.every((box) => distanceTo(box, at) > side * 0.62 + PAPER) &&
      placed.every((other) => Math.hypot(other.x - at.x, other.y - at.y) > side * 1.6);
    if (!isFree || !hasRoom(quiet, at, side * 0.75)) continue;
    placed.push(at);
    page.sticker(pickBy(unit, stickers), at, side, Math.round(unit() * 40 - 20));
  }
}

function distanceTo({ x, y, width, height }: Rect, at: Point): number {
  const dx = Math.max(x - at.x, 0, at.x - x - width);
  const dy = Math.max(y - at.y, 0, at.y - y - height);
  return Math.hypot(dx, dy);
}
