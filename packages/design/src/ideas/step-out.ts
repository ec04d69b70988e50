import { mm } from '@cpc/domain';
import { hexColour } from '../colour.ts';
import { PLAIN_LOOK } from '../document/layers/picture.ts';
import { atLightness, inkOn, marksOn } from '../palette/inks.ts';
import type { Rect } from '../surface/shapes.ts';
import type { IdeaDesk } from './desk.ts';
import { dense } from './outline-of.ts';
import { patternLines } from './patterns.ts';
import { plate } from './shapes.ts';
import { cutOff, isCoarse, type IdeaSubject } from './subject.ts';

const PAPER = hexColour('#fffdf8');
/** The width of the card at most, as a share of the frame. */
const MAX_CARD_SHARE = 0.96;
/** The white rim of the card, and its foot with words, as shares of its width. */
const RIM = 0.055;
const FOOT = 0.2;
/** How wide the faces are in the window, and how high it is, as shares of its width. */
const FACES = { wanted: 0.34, most: 0.72 } as const;
const HIGH = { least: 0.5, wanted: 0.62, most: 1.2 } as const;

interface Stepping {
  readonly card: Rect;
  /** What of the photo is seen through the card, mm. */
  readonly window: Rect;
  /** The whole photo, mm. */
  readonly photo: Rect;
}

/** Where the card lies and the photo in it; undefined if the photo is not one for it. */
export function steppingOut(
  subject: IdeaSubject,
  { bleed, frame, hasWords }: Pick<IdeaDesk, 'bleed' | 'frame' | 'hasWords'>,
): Stepping | undefined {
  const { photo, box, faces } = subject;
  if (cutOff(subject).top) return undefined;
  const room = frame.height * 0.99;
  // The window begins at the chins: heads are narrower than it, and wholly out of it.
  const [head, chin] = [box.y * photo.height, (faces.y + faces.height) * photo.height];
  const fit = (share: number): Stepping | undefined => {
    const wide = frame.width * share;
    const rim = wide * RIM;
    const rims = rim + (hasWords ? wide * FOOT : rim);
    const inner = wide - 2 * rim;
    const k = Math.max(
      inner / photo.width,
      (inner * FACES.wanted) / (faces.width * photo.width),
      (inner * HIGH.wanted) / (photo.height - chin),
    );
    if (isCoarse(subject, { bleed }, k)) return undefined;
    const out = (chin - head) * k;
    const high = Math.min(inner * HIGH.most, (photo.height - chin) * k, room - out - rims);
    if (high < inner * HIGH.least || faces.width * photo.width * k > inner * FACES.most) return undefined;
    const top = frame.y + (room - out - high - rims) / 2 + out;
    const window = { x: frame.x + (frame.width - inner) / 2, y: top + rim, width: inner, height: high };
    const middle = (faces.x + faces.width / 2) * photo.width * k;
    const x = Math.min(window.x, Math.max(window.x + inner - photo.width * k, window.x + inner / 2 - middle));
    return {
      card: { x: window.x - rim, y: top, width: wide, height: high + rims },
      window,
      photo: { x, y: window.y - chin * k, width: photo.width * k, height: photo.height * k },
    };
  };
  return fit(MAX_CARD_SHARE) ?? fit(MAX_CARD_SHARE * 0.86) ?? fit(MAX_CARD_SHARE * 0.74);
}

/** The photo on a card, with its people stepping out of it. */
export function stepOut(desk: IdeaDesk): void {
  const { page, photo, subject, tones, bleed, inTurn, ground: laid, hasWords, write } = desk;
  const placed = subject && steppingOut(subject, desk);
  if (!subject || !placed) throw new Error('stepOut: expected a photo whose people can step out of it');
  const { cloth, partner } = tones;
  const ground = laid([partner.bold, cloth.deep, cloth.bold, cloth.soft]);
  page.lines(patternLines(inTurn(['stripes', 'dots', 'grid', 'waves']), bleed, marksOn(ground)));
  const { card, window } = placed;
  const below = { ...card, x: card.x + card.width * 0.015, y: card.y + card.width * 0.025 };
  // On a dark ground a shadow would not be seen.
  if (ground !== cloth.deep) page.lines(plate(below, atLightness(ground, 0.4, 0.7)));
  const rim = window.x - card.x;
  const [left, right, foot] = [card.x + rim / 2, card.x + card.width - rim / 2, window.y + window.height];
  const above = card.y + rim / 2;
  page.lines([
    {
      colour: PAPER,
      width: rim,
      points: dense([
        { x: left, y: above },
        { x: right, y: above },
      ]),
    },
  ]);
  const seen = (box: Rect) => ({
    x: (box.x - placed.photo.x) / placed.photo.width,
    y: (box.y - placed.photo.y) / placed.photo.height,
    width: box.width / placed.photo.width,
    height: box.height / placed.photo.height,
  });
  const look = inTurn([PLAIN_LOOK, { ...PLAIN_LOOK, filter: 'mono' as const }]);
  page.photo(photo, window, { crop: seen(window), look });
  const head = placed.photo.y + subject.box.y * placed.photo.height;
  const person = { ...window, y: head, height: window.y + window.height - head };
  page.photo(subject.photo, person, {
    crop: seen(person),
    framed: false,
    edge: null,
    shadow: { colour: atLightness(tones.deep, 0.22, 0.8), dx: mm(0.6), dy: mm(0.8), blur: mm(1.8) },
  });
  // What the photo cuts off ends behind the sides and the foot of the card.
  const around = [
    { x: left, y: above },
    { x: left, y: foot + rim / 2 },
    { x: right, y: foot + rim / 2 },
    { x: right, y: above },
  ];
  const under = { ...card, y: foot, height: card.y + card.height - foot };
  page.lines([{ colour: PAPER, width: rim, points: dense(around) }, ...(hasWords ? plate(under, PAPER) : [])]);
  write({ ...under, x: window.x, width: window.width }, { ink: { kind: 'colour', colour: inkOn(tones.deep, PAPER) } });
}
