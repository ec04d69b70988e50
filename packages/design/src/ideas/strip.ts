import { type Colour, hexColour } from '../colour.ts';
import { PLAIN_LOOK } from '../document/layers/picture.ts';
import { turned } from '../names/spot.ts';
import { pickBy } from '../random.ts';
import type { Point, Rect } from '../surface/shapes.ts';
import { viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { dense } from './outline-of.ts';
import type { Line } from './page.ts';
import { boldInk } from './tones.ts';

/** How close each frame of the strip is, and which part it shows. Faces stay whole in each. */
const TAKES = [
  { zoom: 1, at: { x: 0.5, y: 0.3 } },
  { zoom: 1.7, at: { x: 0.5, y: 0.2 } },
  { zoom: 1.25, at: { x: 0.3, y: 0.35 } },
  { zoom: 2.2, at: { x: 0.55, y: 0.25 } },
] as const;
const MAX_HEIGHT_SHARE = 1.05;

interface Paper {
  readonly colour: Colour;
  readonly perforated: boolean;
}

/** A strip of several takes from one photo, as from a booth or on film, over a ground in its colours. */
export function strip(desk: IdeaDesk): void {
  const { page, photo, tones, bleed, frame, unit, inTurn, ground: laid, hasWords, write } = desk;
  const { cloth, partner } = tones;
  const paper: Paper = inTurn<Paper>([
    { colour: hexColour('#fdfcf8'), perforated: false },
    { colour: hexColour('#1b1a1e'), perforated: true },
  ]);
  const ground = laid(paper.perforated ? [partner.soft, cloth.pale] : [cloth.bold, partner.deep, partner.soft]);
  const look = { ...PLAIN_LOOK, filter: unit() < 0.5 ? ('film' as const) : ('noir' as const) };
  const turn = pickBy(unit, hasWords ? [0, 0, -3] : [-4, 4, -3]);
  const wide = frame.width * (hasWords ? 0.6 : 0.64);
  // Words stand upright beside the strip.
  const middle = {
    x: hasWords ? frame.x + frame.width - wide * 0.49 : frame.x + frame.width / 2,
    y: bleed.y + bleed.height / 2,
  };
  const place = (x: number, y: number): Point => {
    const at = turned({ x, y }, turn);
    return { x: middle.x + at.x, y: middle.y + at.y };
  };
  const half = bleed.height * 0.62;
  page.lines([{ colour: paper.colour, width: wide, points: dense([place(0, -half), place(0, half)]) }]);
  if (paper.perforated) page.lines(holes(wide, half, place, ground));
  const inner = wide * (paper.perforated ? 0.7 : 0.88);
  const gap = wide * 0.06;
  const { rows, tall } = rowsIn(frame, photo, inner, gap);
  // Only where nothing cuts a frame: the paper alone runs through.
  for (let row = 0; row < rows; row += 1) {
    const at = place(0, frame.y - middle.y + gap / 2 + row * (tall + gap) + tall / 2);
    const box: Rect = { x: at.x - inner / 2, y: at.y - tall / 2, width: inner, height: tall };
    const take = TAKES[row % TAKES.length] ?? TAKES[0];
    const most = { ...frame, y: at.y - tall / 2, height: tall };
    page.view(photo, viewOf(photo, [{ box }], { clear: intersected(box, most) }, take), { rotation: turn, look });
  }
  const beside = middle.x - wide / 2 - frame.x;
  write(
    { x: frame.x, y: frame.y, width: beside - frame.width * 0.03, height: frame.height },
    { ink: { kind: 'colour', colour: boldInk(tones, ground) } },
    -90,
  );
}

/** As many frames as have room, each so high that all faces are whole in it. */
function rowsIn(frame: Rect, photo: IdeaDesk['photo'], inner: number, gap: number) {
  const least = photo.height / photo.width;
  const tallFor = (rows: number): number => (frame.height - gap * rows) / rows;
  const most = Math.max(2, Math.round(frame.height / (inner * 0.8 + gap)));
  for (let rows = most; rows >= 2; rows -= 1) {
    const tall = Math.min(tallFor(rows), inner * Math.max(MAX_HEIGHT_SHARE, least));
    if (viewOf(photo, [{ box: { x: 0, y: 0, width: inner, height: tall } }]).whole) return { rows, tall };
  }
  // A wide group: frames as low as the photo itself.
  const tall = inner * least;
  const rows = Math.max(1, Math.floor(frame.height / (tall + gap)));
  return { rows, tall: Math.min(tall, tallFor(rows)) };
}

function intersected(one: Rect, other: Rect): Rect {
  const x = Math.max(one.x, other.x);
  return { ...one, x, width: Math.min(one.x + one.width, other.x + other.width) - x };
}

/** The perforation on both sides of a film. */
function holes(wide: number, half: number, place: (x: number, y: number) => Point, colour: Colour): readonly Line[] {
  const step = wide * 0.105;
  return Array.from({ length: Math.ceil((2 * half) / step) }, (_, i) => -half + i * step).flatMap((y) =>
    [-0.43, 0.43].map((side) => ({
      colour,
      width: wide * 0.05,
      points: [place(wide * side - wide * 0.008, y), place(wide * side + wide * 0.008, y)],
    })),
  );
}
