import { PLAIN_LOOK } from '../document/layers/picture.ts';
import { atLightness } from '../palette/inks.ts';
import { labOfColour } from '../palette/oklab.ts';
import type { IdeaDesk } from './desk.ts';
import { fade } from './shapes.ts';
import { boldInk } from './tones.ts';

const GREY = { ...PLAIN_LOOK, filter: 'mono', contrast: 0.18 } as const;
/** A dark photo is lifted to this lightness, as far as the second value. */
const LIFT = { to: 0.52, most: 0.45 } as const;
/** How much of the photo shows in the one colour of the poster. */
const INKED = 0.6;

/** The photo printed in one ink of its own colours, fading into it at both ends, with the words large at the foot. */
export function poster({ page, photo, tones, bleed, frame, inTurn, hasWords, write }: IdeaDesk): void {
  const ground = inTurn([
    atLightness(tones.accent, 0.56, 1.25),
    atLightness(tones.second, 0.46, 1.2),
    atLightness(tones.accent, 0.36, 1.1),
    atLightness(tones.main, 0.42, 1.6),
  ]);
  const ink = boldInk(tones, ground);
  const brightness = Math.min(LIFT.most, Math.max(0, LIFT.to - labOfColour(tones.main).l));
  page.fill({ kind: 'colour', colour: ground });
  const foot = bleed.y + bleed.height;
  const top = frame.y - (frame.y - bleed.y) * 0.35;
  page.photo(photo, { ...bleed, y: top, height: foot - top }, { look: { ...GREY, brightness }, opacity: INKED });
  page.lines(fade({ ...bleed, y: top - 2, height: foot }, top + frame.height * 0.08, top, ground));
  const end = frame.y + frame.height;
  const words = { x: frame.x, y: end - frame.height * 0.24, width: frame.width, height: frame.height * 0.22 };
  const from = hasWords ? words.y - frame.height * 0.26 : end - frame.height * 0.2;
  page.lines(fade(bleed, from, hasWords ? words.y + frame.height * 0.05 : foot, ground));
  write(words, { ink: { kind: 'colour', colour: ink } });
}
