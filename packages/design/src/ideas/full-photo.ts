import { mm } from '@cpc/domain';
import { hexColour } from '../colour.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { atLightness } from '../palette/inks.ts';
import { pickBy } from '../random.ts';
import type { Rect } from '../surface/shapes.ts';
import { framesIn, type View, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { fade, shareOf } from './shapes.ts';
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
export function fullPhoto({ page, photo, tones, bleed, frame, forbidden, ground, round, unit, hasWords, write }: IdeaDesk): void {
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
  // Not all faces fit on it: the photo is as wide as they need, and melts into a colour.
  const colour = ground([tones.cloth.deep, tones.partner.soft, tones.cloth.soft]);
  const spot = spots[0] ?? { box: frame, turn: 0 };
  const high = hasWords ? frame.height * 0.74 : frame.height;
  const fades = frame.height * 0.05;
  const boxes = [bleed, frame].flatMap((one) =>
    framesIn({ x: one.x, width: one.width, y: frame.y, height: high }, photo, { at: 0.4 }).slice(1),
  );
  const [first, ...more] = boxes;
  if (!first) return;
  const melted = viewOf(photo, [first, ...more], forbidden);
  const { box } = melted;
  page.view(photo, melted, box.width < bleed.width ? { rounding: 0.06 } : {});
  if (box.width >= bleed.width) {
    const heads = (photo.faces ?? []).map(({ y, height }) => [y, y + height] as const);
    const shown = (share: number): number => box.y + ((share - melted.crop.y) / melted.crop.height) * box.height;
    const above = Math.min(...heads.map(([top]) => shown(top) - box.y)) * 0.5;
    const below = Math.min(...heads.map(([, foot]) => box.y + box.height - shown(foot))) * 0.8;
    page.lines('fade', fade({ ...bleed, y: box.y - 2, height: bleed.height }, box.y + Math.min(fades, above), box.y, colour));
    page.lines('fade', fade({ ...bleed, height: box.y + box.height + 2 - bleed.y }, box.y + box.height - Math.min(fades * 2, below), box.y + box.height, colour));
  }
  write(shareOf(frame, 0.03, 0.78, 0.94, 0.2), { ink: { kind: 'colour', colour: boldInk(tones, colour) } }, spot.turn === -8 ? -8 : 0);
}
