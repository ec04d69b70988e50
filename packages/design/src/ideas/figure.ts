import { mm } from '@cpc/domain';
import { type Colour, hexColour } from '../colour.ts';
import { atLightness, inkOn, marksOn } from '../palette/inks.ts';
import { pickBy } from '../random.ts';
import type { Point, Rect } from '../surface/shapes.ts';
import type { IdeaDesk } from './desk.ts';
import type { Line } from './page.ts';
import { patternLines } from './patterns.ts';
import { disc, shareOf } from './shapes.ts';
import { faceIn, type IdeaSubject, standing } from './subject.ts';
import { boldInk } from './tones.ts';

const WHITE = hexColour('#ffffff');
/** Width of the white line around the figure, mm. */
const EDGE = 1.5;

/** The share of the frame above the heads, and the one that words behind them take. */
const ABOVE = 0.05;
const WORDS = 0.3;
/** How far heads reach into words behind them, as a share of the words' height. */
const OVERLAP = 0.26;

interface Standing {
  readonly box: Rect;
  /** Where the words are: above the heads and behind them, or before the figure. */
  readonly words: 'behind' | 'before';
}

/** Where the figure stands; undefined if the photo is not one for it. */
export function figureIn(
  subject: IdeaSubject,
  space: Pick<IdeaDesk, 'bleed' | 'frame' | 'hasWords'>,
): Standing | undefined {
  const { frame, hasWords } = space;
  const below = (share: number): Rect | undefined => standing(subject, space, frame.y + frame.height * share);
  const low = hasWords ? below(WORDS * (1 - OVERLAP)) : undefined;
  if (low) return { box: low, words: 'behind' };
  const box = below(ABOVE);
  return box && { box, words: 'before' };
}

/** The people of the photo as a large sticker with a white edge on a ground in its colours, the words behind their heads. */
export function figure(desk: IdeaDesk): void {
  const { page, subject, tones, frame, hasWords, write } = desk;
  const placed = subject && figureIn(subject, desk);
  if (!subject || !placed) throw new Error('figure: expected a photo whose people can stand on the case');
  const { box, words } = placed;
  const grounds = groundBehind(desk, faceIn(subject, box));
  if (hasWords && words === 'behind') {
    const high = (box.y - frame.y) / (1 - OVERLAP);
    const ink = inkOn(boldInk(tones, grounds[0]), ...grounds);
    write({ ...frame, height: high }, { ink: { kind: 'colour', colour: ink } });
  }
  page.photo(subject.photo, box, {
    crop: subject.box,
    framed: false,
    edge: { colour: WHITE, width: mm(EDGE) },
    shadow: { colour: atLightness(tones.deep, 0.22, 0.8), dx: mm(0.8), dy: mm(1.4), blur: mm(2.4) },
  });
  if (!hasWords || words === 'behind') return;
  write(
    shareOf(frame, 0.03, 0.72, 0.94, 0.26),
    { ink: { kind: 'colour', colour: WHITE }, edge: { colour: tones.deep, width: mm(0.09) } },
    -5,
  );
}

type Grounds = readonly [Colour, ...Colour[]];

/** What lies behind the figure. @returns its colours */
function groundBehind({ page, tones, bleed, inTurn, unit }: IdeaDesk, face: Point): Grounds {
  // Words lie on both: the two are on one side of their ink.
  const { cloth, partner } = tones;
  const [ground, mark] = inTurn([
    [cloth.bold, partner.soft],
    [partner.soft, marksOn(partner.soft)[1]],
    [cloth.deep, atLightness(cloth.deep, 0.44, 1.3)],
    [cloth.soft, marksOn(cloth.soft)[1]],
  ] as const);
  page.fill({ kind: 'colour', colour: ground });
  if (inTurn(['sun', 'rings'] as const) === 'sun') {
    page.lines(patternLines(pickBy(unit, ['dots', 'stripes', 'grid']), bleed, marksOn(ground)));
    page.lines([disc(face, bleed.width * 0.92, mark)]);
  } else page.lines(rings(bleed, face, mark));
  return [ground, mark];
}

/** Rings about a point over a whole box. */
function rings(box: Rect, middle: Point, colour: Colour): readonly Line[] {
  const step = box.width * 0.36;
  const reach = Math.hypot(box.width / 2, Math.max(middle.y - box.y, box.y + box.height - middle.y));
  return Array.from({ length: Math.ceil(reach / step) }, (_, i) => {
    const radius = (i + 0.75) * step;
    const pieces = Math.ceil(radius * 2);
    const points = Array.from({ length: pieces + 1 }, (_one, n) => {
      const angle = (n / pieces) * 2 * Math.PI;
      return { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius };
    });
    return { colour, width: step / 2, points };
  });
}
