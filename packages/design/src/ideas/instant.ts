import { hexColour } from '../colour.ts';
import { turned } from '../names/spot.ts';
import { atLightness, inkOn, marksOn } from '../palette/inks.ts';
import { pickBy } from '../random.ts';
import type { Rect } from '../surface/shapes.ts';
import type { IdeaDesk } from './desk.ts';
import { dense } from './outline-of.ts';
import type { Line } from './page.ts';
import { patternLines } from './patterns.ts';
import { middleOf, plate } from './shapes.ts';

const PAPER = hexColour('#fffdf8');

/** An instant photo, tilted and taped onto a pattern in its colours, with the words on its white foot. */
export function instant({ page, photo, tones, bleed, frame, unit, inTurn, hasWords, write }: IdeaDesk): void {
  const ground = inTurn([
    atLightness(tones.accent, 0.8, 0.95),
    atLightness(tones.second, 0.74, 1),
    tones.deep,
    atLightness(tones.accent, 0.62, 1.1),
  ]);
  page.fill({ kind: 'colour', colour: ground });
  page.lines(patternLines(inTurn(['dots', 'stripes', 'waves', 'grid']), bleed, marksOn(ground)));
  const turn = pickBy(unit, [-6, 5, -4, 7]);
  const wide = Math.min(frame.width * 0.84, frame.height * 0.7);
  const rim = wide * 0.065;
  const photoTall = (wide - 2 * rim) * 1.12;
  const foot = wide * 0.26;
  const tall = rim + photoTall + foot;
  const card: Rect = {
    x: frame.x + (frame.width - wide) / 2,
    y: frame.y + (frame.height - tall) / 2,
    width: wide,
    height: tall,
  };
  const shadow = { ...card, x: card.x + wide * 0.012, y: card.y + wide * 0.025 };
  // On a dark ground a shadow would not be seen.
  if (ground !== tones.deep) page.lines(plate(shadow, atLightness(ground, 0.4, 0.7), turn));
  page.lines(plate(card, PAPER, turn));
  const within = (box: Rect): Rect => {
    const middle = middleOf(card);
    const own = middleOf(box);
    const at = turned({ x: own.x - middle.x, y: own.y - middle.y }, turn);
    return { ...box, x: middle.x + at.x - box.width / 2, y: middle.y + at.y - box.height / 2 };
  };
  page.photo(photo, within({ x: card.x + rim, y: card.y + rim, width: wide - 2 * rim, height: photoTall }), {
    rotation: turn,
  });
  page.lines(tape(card, turn, inkOn(tones.second, ground, PAPER)));
  if (!hasWords) return;
  const line = { x: card.x + rim, y: card.y + rim + photoTall, width: wide - 2 * rim, height: foot };
  write(within(line), { ink: { kind: 'colour', colour: inkOn(tones.deep, PAPER) } }, turn);
}

/** A strip of paper tape over the upper edge of a card. */
function tape(card: Rect, turn: number, colour: Line['colour']): readonly Line[] {
  const middle = middleOf(card);
  const width = card.width * 0.09;
  const points = [-0.14, 0.14].map((share) => {
    const at = turned({ x: card.width * share, y: -card.height / 2 }, turn);
    const lean = card.width * share * 0.12;
    return { x: middle.x + at.x, y: middle.y + at.y - lean };
  });
  return [{ colour, width, points: dense(points) }];
}
