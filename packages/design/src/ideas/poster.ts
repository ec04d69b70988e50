import { PLAIN_LOOK } from '../document/layers/picture.ts';
import { labOfColour } from '../palette/oklab.ts';
import type { Rect } from '../surface/shapes.ts';
import { framesIn, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { melt } from './melt.ts';
import { boldInk } from './tones.ts';

const GREY = { ...PLAIN_LOOK, filter: 'mono', contrast: 0.22 } as const;
/** A dark photo is lifted to this lightness, as far as the second value. */
const LIFT = { to: 0.56, most: 0.45 } as const;
/** How much of the photo shows in the one colour of the poster. */
const INKED = 0.72;

/** The photo printed in one ink of its own colours, fading into it at both ends, with the words large at the foot. */
export function poster(desk: IdeaDesk): void {
  const { page, photo, tones, bleed, frame, forbidden, ground: laid, hasWords, write } = desk;
  const { cloth, partner } = tones;
  const ground = laid([partner.deep, cloth.deep, cloth.bold, partner.bold]);
  const lightness = tones.main ? labOfColour(tones.main).l : LIFT.to;
  const brightness = Math.min(LIFT.most, Math.max(0, LIFT.to - lightness));
  const end = frame.y + frame.height;
  const top = frame.y - (frame.y - bleed.y) * 0.35;
  const words = { x: frame.x, y: end - frame.height * 0.24, width: frame.width, height: frame.height * 0.22 };
  const foot = hasWords ? words.y + words.height * 0.3 : bleed.y + bleed.height;
  const area: Rect = { ...bleed, y: top, height: foot - top };
  // The whole width of the case first; a wide group stands between its sides.
  const inner = { ...area, x: frame.x, y: frame.y, width: frame.width, height: Math.min(foot, end) - frame.y };
  const view = viewOf(photo, [...framesIn(area, photo), ...framesIn(inner, photo)], forbidden);
  page.view(photo, view, { look: { ...GREY, brightness }, opacity: INKED });
  melt(desk, view, ground, { above: frame.height * 0.1, below: frame.height * (hasWords ? 0.26 : 0.16) });
  write(words, { ink: { kind: 'colour', colour: boldInk(tones, ground) } });
}
