import { type Colour, hexColour } from '../colour.ts';
import { atLightness } from '../palette/inks.ts';
import type { Rect } from '../surface/shapes.ts';
import type { IdeaDesk } from './desk.ts';
import type { Line } from './page.ts';
import { disc, plate, shareOf } from './shapes.ts';
import { boldInk } from './tones.ts';

const PAPER = hexColour('#fffdf8');

/** A postage stamp with a perforated edge on one colour of the photo, with a postmark and the words beneath. */
export function stamp({ page, photo, tones, frame, unit, inTurn, hasWords, write }: IdeaDesk): void {
  const ground = inTurn([
    atLightness(tones.accent, 0.58, 1.2),
    atLightness(tones.second, 0.8, 0.95),
    tones.deep,
    atLightness(tones.accent, 0.86, 0.8),
  ]);
  page.fill({ kind: 'colour', colour: ground });
  const room = hasWords ? shareOf(frame, 0.04, 0.01, 0.92, 0.76) : shareOf(frame, 0.04, 0.02, 0.92, 0.96);
  const width = Math.min(room.width, room.height / 1.3);
  const card = {
    x: room.x + (room.width - width) / 2,
    y: room.y + (room.height - width * 1.3) / 2,
    width,
    height: width * 1.3,
  };
  page.lines([...plate(card, PAPER), ...perforation(card, ground)]);
  const rim = width * 0.1;
  const picture = { x: card.x + rim, y: card.y + rim, width: width - 2 * rim, height: card.height - 2 * rim };
  page.photo(photo, picture);
  const ink = boldInk(tones, ground);
  page.lines(postmark(card, unit() < 0.5 ? 0 : 1, PAPER));
  write(shareOf(frame, 0.04, 0.8, 0.92, 0.18), { ink: { kind: 'colour', colour: ink } });
}

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
  const middle = { x: card.x + card.width * (side === 0 ? 0.2 : 0.8), y: card.y + card.height * 0.82 };
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
