import { mm } from '@cpc/domain';
import { hexColour } from '../colour.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { atLightness } from '../palette/inks.ts';
import { pickBy } from '../random.ts';
import type { Rect } from '../surface/shapes.ts';
import { framesIn, type View, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { melt } from './melt.ts';
import { shareOf } from './shapes.ts';
import { boldInk, type Tones } from './tones.ts';

const WHITE = hexColour('#ffffff');

type Look = Pick<TextLayer, 'ink' | 'edge' | 'shadow'>;

/** Looks that are readable on any photo, in its own colours. Lengths in em. */
const LOOKS: readonly ((tones: Tones) => Look)[] = [
  ({ deep }) => ({ ink: { kind: 'colour', colour: WHITE }, edge: { colour: deep, width: mm(0.08) }, shadow: null }),
  ({ pale, deep }) => ({
    ink: { kind: 'colour', colour: pale },
    edge: null,
    shadow: { colour: deep, dx: mm(0.03), dy: mm(0.05), blur: mm(0.08) },
  }),
  ({ accent }) => ({
    ink: { kind: 'colour', colour: atLightness(accent, 0.6) },
    edge: { colour: WHITE, width: mm(0.1) },
    shadow: { colour: hexColour('#16161c'), dx: mm(0.02), dy: mm(0.05), blur: mm(0.05) },
  }),
];

/** Where the words may be, in the order of a round, as shares of the frame: on no face. */
const SPOTS = [
  { at: [0.03, 0.78, 0.94, 0.2], turn: 0 },
  { at: [0.03, 0.7, 0.94, 0.26], turn: -8 },
  { at: [0, 0.02, 0.24, 0.96], turn: -90 },
] as const;

/** The photo over the whole surface, without a border, with the words in a look that is readable on it. */
export function fullPhoto(desk: IdeaDesk): void {
  const { page, photo, tones, bleed, frame, forbidden, round, unit, hasWords, write } = desk;
  const spots = SPOTS.map((_, i) => SPOTS[(i + round) % SPOTS.length] ?? SPOTS[0]).map(({ at, turn }) => ({
    box: shareOf(frame, at[0], at[1], at[2], at[3]),
    turn,
  }));
  const view = (box: Rect, words: readonly Rect[]): View =>
    viewOf(photo, [{ box }], { clear: forbidden.clear, zones: [...forbidden.zones, ...words] });
  const tries = (box: Rect) =>
    (hasWords ? spots : spots.slice(0, 1)).map((spot) => ({ spot, view: view(box, hasWords ? [spot.box] : []) }));
  const covering = tries(bleed).find((one) => one.view.whole);
  if (covering) {
    page.fill({ kind: 'none' });
    page.view(photo, covering.view);
    write(covering.spot.box, pickBy(unit, LOOKS)(tones), covering.spot.turn);
    return;
  }
  melted(desk);
}

/** Where not all faces fit on the case, the photo is as wide as they need, and melts into a colour. */
function melted(desk: IdeaDesk): void {
  const { page, photo, tones, bleed, frame, forbidden, ground, hasWords, write } = desk;
  const colour = ground([tones.cloth.deep, tones.partner.soft, tones.cloth.soft]);
  const high = frame.height * (hasWords ? 0.76 : 1);
  const [first, ...more] = [bleed, frame].flatMap(({ x, width }) =>
    framesIn({ x, width, y: frame.y, height: high }, photo, { at: 0.45 }),
  );
  if (!first) return;
  const view = viewOf(photo, [first, ...more], forbidden);
  const isWide = view.box.width >= bleed.width;
  page.view(photo, view, isWide ? {} : { rounding: 0.06 });
  if (isWide) melt(desk, view, colour, { above: frame.height * 0.07, below: frame.height * 0.1 });
  write(shareOf(frame, 0.03, 0.78, 0.94, 0.2), { ink: { kind: 'colour', colour: boldInk(tones, colour) } });
}
