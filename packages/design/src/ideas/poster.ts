import { PLAIN_LOOK } from '../document/layers/picture.ts';
import { inkOn } from '../palette/inks.ts';
import { labOfColour } from '../palette/oklab.ts';
import type { Rect } from '../surface/shapes.ts';
import { framesIn, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { fade } from './shapes.ts';
import { boldInk } from './tones.ts';

const GREY = { ...PLAIN_LOOK, filter: 'mono', contrast: 0.22 } as const;
/** A dark photo is lifted to this lightness, as far as the second value. */
const LIFT = { to: 0.56, most: 0.45 } as const;
/** How much of the photo shows in the one colour of the poster. */
const INKED = 0.72;

/** The photo printed in one ink of its own colours, fading into it at both ends, with the words large at the foot. */
export function poster({ page, photo, tones, bleed, frame, forbidden, ground: laid, hasWords, write }: IdeaDesk): void {
  const { cloth, partner } = tones;
  const ground = laid([cloth.bold, partner.deep, partner.bold, cloth.deep]);
  const lightness = tones.main ? labOfColour(tones.main).l : LIFT.to;
  const brightness = Math.min(LIFT.most, Math.max(0, LIFT.to - lightness));
  const end = frame.y + frame.height;
  const top = frame.y - (frame.y - bleed.y) * 0.35;
  const words = { x: frame.x, y: end - frame.height * 0.24, width: frame.width, height: frame.height * 0.22 };
  const foot = hasWords ? words.y + words.height * 0.3 : bleed.y + bleed.height;
  const soft = frame.height * 0.1;
  const area: Rect = { ...bleed, y: top, height: foot - top };
  // The whole width of the case first; a wide group stands between its sides.
  const inner = { ...area, x: frame.x, width: frame.width };
  const fades = { above: soft, below: hasWords ? soft * 1.6 : soft };
  const view = [area, inner]
    .map((one) => fadedView(photo, one, { forbidden, fades }))
    .find(({ whole }, i) => whole || i === 1);
  if (!view) return;
  const { box } = view;
  page.view(photo, view, { look: { ...GREY, brightness }, opacity: INKED });
  page.lines('fade', fade({ ...bleed, y: box.y - 2, height: bleed.height }, box.y + fades.above, box.y, ground));
  page.lines('fade', fade({ ...bleed, height: box.y + box.height + 2 - bleed.y }, box.y + box.height - fades.below, box.y + box.height, ground));
  const ink = boldInk(tones, ground);
  write(words, { ink: { kind: 'colour', colour: inkOn(ink, ground) } });
}

interface Fading {
  readonly forbidden: IdeaDesk['forbidden'];
  readonly fades: { readonly above: number; readonly below: number };
}

/** The view in which no face lies in the fading ends. */
function fadedView(photo: IdeaDesk['photo'], area: Rect, { forbidden: { clear, zones }, fades }: Fading) {
  const views = framesIn(area, photo).map((frame) => {
    const { box } = frame;
    const ends = [
      { ...box, height: fades.above },
      { ...box, y: box.y + box.height - fades.below, height: fades.below },
    ];
    return viewOf(photo, [frame], { clear, zones: [...zones, ...ends] });
  });
  return views.find(({ whole }) => whole) ?? viewOf(photo, [{ box: framesIn(area, photo).at(-1)?.box ?? area }], { clear, zones });
}
