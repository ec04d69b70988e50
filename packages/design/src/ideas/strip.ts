import { type Colour, hexColour } from '../colour.ts';
import { PLAIN_LOOK } from '../document/layers/picture.ts';
import { turned } from '../names/spot.ts';
import { atLightness } from '../palette/inks.ts';
import { pickBy } from '../random.ts';
import type { Point, Rect } from '../surface/shapes.ts';
import type { IdeaDesk } from './desk.ts';
import { dense } from './outline-of.ts';
import { closerCrop, type Line } from './page.ts';
import { boldInk } from './tones.ts';

/** How close each frame of the strip is, and which part it shows. */
const TAKES = [
  { zoom: 1, at: { x: 0.5, y: 0.3 } },
  { zoom: 1.7, at: { x: 0.5, y: 0.2 } },
  { zoom: 1.25, at: { x: 0.3, y: 0.35 } },
  { zoom: 2.2, at: { x: 0.55, y: 0.25 } },
] as const;

interface Paper {
  readonly colour: Colour;
  readonly perforated: boolean;
}

/** A strip of several takes from one photo, as from a booth or on film, over a ground in its colours. */
export function strip({ page, photo, tones, bleed, frame, unit, inTurn, hasWords, write }: IdeaDesk): void {
  const paper: Paper = inTurn<Paper>([
    { colour: hexColour('#fdfcf8'), perforated: false },
    { colour: hexColour('#1b1a1e'), perforated: true },
  ]);
  const ground = paper.perforated
    ? atLightness(pickBy(unit, [tones.accent, tones.second]), 0.82, 1)
    : inTurn([atLightness(tones.second, 0.72, 1.1), atLightness(tones.accent, 0.62, 1.15)]);
  page.fill({ kind: 'colour', colour: ground });
  const look = unit() < 0.5 ? { ...PLAIN_LOOK, filter: 'film' as const } : { ...PLAIN_LOOK, filter: 'noir' as const };
  const turn = pickBy(unit, hasWords ? [0, 0, -4] : [-7, 6, -4]);
  const wide = frame.width * (hasWords ? 0.64 : 0.68);
  // Words stand upright beside the strip.
  const middle = {
    x: hasWords ? frame.x + frame.width - wide * 0.48 : frame.x + frame.width / 2,
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
  const rows = Math.max(2, Math.round(frame.height / (inner * 0.86)));
  const tall = (frame.height - gap * (rows - 1)) / rows;
  const first = frame.y - middle.y;
  // Beyond the frame as well: the strip runs through.
  for (let row = -3; row < rows + 2; row += 1) {
    const at = place(0, first + row * (tall + gap) + tall / 2);
    const box: Rect = { x: at.x - inner / 2, y: at.y - tall / 2, width: inner, height: tall };
    if (box.y + box.height < bleed.y || box.y > bleed.y + bleed.height) continue;
    const take = TAKES[(row + 2 * TAKES.length) % TAKES.length] ?? TAKES[0];
    page.photo(photo, box, { crop: closerCrop(photo, box, take.zoom, take.at), rotation: turn, look });
  }
  const beside = middle.x - wide / 2 - frame.x;
  write(
    { x: frame.x, y: frame.y, width: beside - frame.width * 0.03, height: frame.height },
    { ink: { kind: 'colour', colour: boldInk(tones, ground) } },
    -90,
  );
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
