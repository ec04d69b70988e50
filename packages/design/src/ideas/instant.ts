import { hexColour } from '../colour.ts';
import { turned } from '../names/spot.ts';
import { atLightness, inkOn, marksOn } from '../palette/inks.ts';
import { pickBy } from '../random.ts';
import type { Rect } from '../surface/shapes.ts';
import { framesIn, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { dense } from './outline-of.ts';
import type { Line } from './page.ts';
import { patternLines } from './patterns.ts';
import { middleOf, plate } from './shapes.ts';

const PAPER = hexColour('#fffdf8');
/** The white rim of the card and its foot, as shares of its width; the foot is that for words, and the other one. */
const RIM = 0.065;
const FOOT = { words: 0.24, bare: 0.16 } as const;
/** How far the tape reaches into the photo, as a share of the width. */
const TAPE = 0.09;

/** An instant photo, tilted and taped onto a pattern in its colours, with the words on its white foot. */
export function instant({
  page,
  photo,
  tones,
  bleed,
  frame,
  unit,
  inTurn,
  ground: laid,
  hasWords,
  write,
}: IdeaDesk): void {
  const { cloth, partner } = tones;
  const ground = laid([partner.soft, cloth.deep, cloth.bold, cloth.soft]);
  page.lines(patternLines(inTurn(['dots', 'stripes', 'waves', 'grid']), bleed, marksOn(ground)));
  const turn = pickBy(unit, [-6, 5, -4, 7]);
  const wide = Math.min(frame.width * 0.88, frame.height * 0.7);
  const rim = wide * RIM;
  const foot = wide * (hasWords ? FOOT.words : FOOT.bare);
  const most = { x: 0, y: 0, width: wide - 2 * rim, height: Math.min(1.3 * wide, frame.height * 0.88 - rim - foot) };
  const view = viewOf(photo, framesIn(most, photo, { tall: 1.16 }), {
    zones: [{ ...most, height: Math.max(0, wide * TAPE - rim) }],
  });
  const tall = rim + view.box.height + foot;
  const card: Rect = {
    x: frame.x + (frame.width - wide) / 2,
    y: frame.y + (frame.height - tall) / 2,
    width: wide,
    height: tall,
  };
  const shadow = { ...card, x: card.x + wide * 0.012, y: card.y + wide * 0.025 };
  // On a dark ground a shadow would not be seen.
  if (ground !== cloth.deep) page.lines(plate(shadow, atLightness(ground, 0.4, 0.7), turn));
  page.lines(plate(card, PAPER, turn));
  const within = (box: Rect): Rect => {
    const middle = middleOf(card);
    const own = middleOf(box);
    const at = turned({ x: own.x - middle.x, y: own.y - middle.y }, turn);
    return { ...box, x: middle.x + at.x - box.width / 2, y: middle.y + at.y - box.height / 2 };
  };
  const left = card.x + (wide - view.box.width) / 2;
  page.view(photo, { ...view, box: within({ ...view.box, x: left, y: card.y + rim }) }, { rotation: turn });
  page.lines(tape(card, turn, inkOn(tones.second, ground, PAPER)));
  const line = { x: card.x + rim, y: card.y + rim + view.box.height, width: wide - 2 * rim, height: foot };
  write(within(line), { ink: { kind: 'colour', colour: inkOn(tones.deep, PAPER) } }, turn);
}

/** A strip of paper tape over the upper edge of a card. */
function tape(card: Rect, turn: number, colour: Line['colour']): readonly Line[] {
  const middle = middleOf(card);
  const width = card.width * TAPE;
  const points = [-0.14, 0.14].map((share) => {
    const at = turned({ x: card.width * share, y: -card.height / 2 }, turn);
    const lean = card.width * share * 0.12;
    return { x: middle.x + at.x, y: middle.y + at.y - lean };
  });
  return [{ colour, width, points: dense(points) }];
}
