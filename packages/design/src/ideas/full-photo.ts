import { mm } from '@cpc/domain';
import { hexColour } from '../colour.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { atLightness } from '../palette/inks.ts';
import { pickBy } from '../random.ts';
import type { IdeaDesk } from './desk.ts';
import { patternLines } from './patterns.ts';
import { polylineOf } from './outline-of.ts';
import type { Tones } from './tones.ts';

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

/** The photo over the whole surface, with the words in a look that is readable on it. */
export function fullPhoto({ page, photo, tones, bleed, frame, surface, unit, hasWords, write }: IdeaDesk): void {
  page.photo(photo, bleed);
  const bordered = !hasWords || unit() < 0.4;
  if (bordered) {
    const width = 2 * (surface.safeInset * 0.6 + 1.6) + surface.wrap;
    page.lines([{ points: polylineOf(surface.outline), colour: tones.pale, width }]);
  }
  const look = pickBy(unit, LOOKS)(tones);
  const place = unit();
  const { x, y, width, height } = frame;
  if (!hasWords) {
    const strip = { x: bleed.x, y: bleed.y + bleed.height * 0.86, width: bleed.width, height: bleed.height * 0.14 };
    if (!bordered) page.lines(patternLines('confetti', strip, [tones.pale, tones.accent]));
    return;
  }
  if (place < 0.3) write({ x, y, width: width * 0.26, height }, look, -90);
  else if (place < 0.55)
    write({ x: x + width * 0.04, y: y + height * 0.68, width: width * 0.92, height: height * 0.3 }, look, -8);
  else write({ x: x + width * 0.03, y: y + height * 0.76, width: width * 0.94, height: height * 0.22 }, look);
}
