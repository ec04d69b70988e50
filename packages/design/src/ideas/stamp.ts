import { type Colour, hexColour } from '../colour.ts';
import type { Rect } from '../surface/shapes.ts';
import { framesIn, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import type { Line } from './page.ts';
import { disc, plate, shareOf } from './shapes.ts';
import { boldInk } from './tones.ts';

const PAPER = hexColour('#fffdf8');
/** The white rim around the picture, as a share of the room's width. */
const RIM = 0.085;

/** A postage stamp with a perforated edge on one colour of the photo, with a postmark and the words beneath. */
export function stamp({ page, photo, tones, frame, unit, ground: laid, hasWords, write }: IdeaDesk): void {
  const { cloth, partner } = tones;
  const ground = laid([partner.bold, cloth.soft, cloth.deep, partner.soft]);
  const room = hasWords ? shareOf(frame, 0.03, 0.01, 0.94, 0.77) : shareOf(frame, 0.03, 0.02, 0.94, 0.96);
  const rim = room.width * RIM;
  const inner = { x: room.x + rim, y: room.y + rim, width: room.width - 2 * rim, height: room.height - 2 * rim };
  const side = unit() < 0.5 ? 0 : 1;
  const frames = framesIn(inner, photo, { tall: 1.32 });
  // A postmark lies on no face; where there is no room for it, there is none.
  const marked = frames.slice(0, 3).map((one) => viewOf(photo, [one], { zones: [markedPart(one.box)] }));
  const free = marked.find(({ whole }) => whole);
  const view = free ?? viewOf(photo, frames);
  const { box } = view;
  const card = { x: box.x - rim, y: box.y - rim, width: box.width + 2 * rim, height: box.height + 2 * rim };
  page.lines([...plate(card, PAPER), ...perforation(card, ground)]);
  page.view(photo, view);
  if (free) page.lines(postmark(card, side, PAPER));
  write(shareOf(frame, 0.04, 0.8, 0.92, 0.18), { ink: { kind: 'colour', colour: boldInk(tones, ground) } });
}

/** Where the postmark lies. */
const markedPart = ({ x, y, width, height }: Rect): Rect => ({
  x,
  width,
  y: y + height - width * 0.42,
  height: width * 0.42,
});

/** Half holes along the four edges of a card. */
function perforation({ x, y, width, height }: Rect, colour: Colour): readonly Line[] {
  const hole = width * 0.05;
  const along = (length: number) => {
    const count = Math.round(length / (hole * 1.75));
    return Array.from({ length: count + 1 }, (_, i) => (i / count) * length);
  };
  return [
    ...along(width).flatMap((at) => [
      disc({ x: x + at, y }, hole, colour),
      disc({ x: x + at, y: y + height }, hole, colour),
    ]),
    ...along(height)
      .slice(1, -1)
      .flatMap((at) => [disc({ x, y: y + at }, hole, colour), disc({ x: x + width, y: y + at }, hole, colour)]),
  ];
}

/** Two rings and waves over a lower corner of a stamp. */
function postmark(card: Rect, side: 0 | 1, colour: Colour): readonly Line[] {
  const width = Math.max(0.35, card.width * 0.011);
  const middle = { x: card.x + card.width * (side === 0 ? 0.2 : 0.8), y: card.y + card.height - card.width * 0.26 };
  const ring = (radius: number): Line => ({
    colour,
    width,
    opacity: 0.9,
    points: Array.from({ length: 49 }, (_, i) => ({
      x: middle.x + Math.cos((i / 24) * Math.PI) * radius,
      y: middle.y + Math.sin((i / 24) * Math.PI) * radius,
    })),
  });
  const reach = card.width * 0.17;
  const far = side === 0 ? middle.x + reach : middle.x - reach;
  const end = side === 0 ? card.x + card.width * 0.88 : card.x + card.width * 0.12;
  const waves = [-0.6, -0.2, 0.2, 0.6].map(
    (share): Line => ({
      colour,
      width,
      opacity: 0.9,
      points: Array.from({ length: 33 }, (_, i) => ({
        x: far + ((end - far) * i) / 32,
        y: middle.y + share * reach + Math.sin((i / 32) * Math.PI * 5) * reach * 0.11,
      })),
    }),
  );
  return [ring(reach), ring(reach * 0.68), ...waves];
}
