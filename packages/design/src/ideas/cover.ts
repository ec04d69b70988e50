import { hexColour } from '../colour.ts';
import { inkOn } from '../palette/inks.ts';
import type { Rect } from '../surface/shapes.ts';
import { framesIn, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { dense } from './outline-of.ts';
import type { Line } from './page.ts';
import { plate, shareOf } from './shapes.ts';
import { boldInk } from './tones.ts';

const WHITE = hexColour('#ffffff');
const BLACK = hexColour('#16161c');

/** The cover of a magazine: the words as its masthead above the photo, with a rule and a bar code. */
export function cover(desk: IdeaDesk): void {
  const { page, photo, tones, bleed, frame, forbidden, ground: laid, unit, hasWords, write } = desk;
  const { cloth, partner } = tones;
  const ground = laid(
    hasWords ? [WHITE, cloth.bold, cloth.deep, partner.pale] : [cloth.bold, partner.deep, partner.bold],
  );
  const ink = ground === WHITE ? inkOn(cloth.bold, WHITE) : boldInk(tones, ground);
  const masthead: Rect = { ...frame, height: frame.height * (hasWords ? 0.17 : 0.03) };
  const rule = Math.max(0.5, frame.width * 0.014);
  const top = masthead.y + masthead.height + rule * 3;
  const foot = bleed.y + bleed.height;
  const code = shareOf(frame, unit() < 0.5 ? 0.05 : 0.67, 0.87, 0.28, 0.1);
  const zones = hasWords ? [...forbidden.zones, code] : forbidden.zones;
  const area = { ...bleed, y: top, height: foot - top };
  // A wide group is as wide as the case, and the code lies below it.
  const high = Math.max(top, frame.y);
  const inner = shareOf({ ...frame, y: high, height: frame.y + frame.height - high }, 0, 0.04, 1, 0.76);
  const view = viewOf(photo, [{ box: area }, ...framesIn(inner, photo, { at: 0.3 })], {
    clear: forbidden.clear,
    zones,
  });
  page.view(photo, view);
  if (!hasWords) return;
  const y = top - rule * 1.5;
  page.lines([
    {
      colour: ink,
      width: rule,
      points: dense([
        { x: frame.x + frame.width * 0.02, y },
        { x: frame.x + frame.width * 0.98, y },
      ]),
    },
  ]);
  write(masthead, { ink: { kind: 'colour', colour: ink } });
  page.lines([...plate(code, WHITE), ...bars(code, unit)]);
}

/** Bars like those of a price label. */
function bars({ x, y, width, height }: Rect, unit: () => number): readonly Line[] {
  const lines: Line[] = [];
  const thin = width / 46;
  for (let at = x + width * 0.12; at < x + width * 0.88; ) {
    const thick = thin * (1 + Math.floor(unit() * 3));
    lines.push({
      colour: BLACK,
      width: thick,
      points: dense([
        { x: at + thick / 2, y: y + height * 0.16 },
        { x: at + thick / 2, y: y + height * 0.84 },
      ]),
    });
    at += thick + thin * (1 + Math.floor(unit() * 2));
  }
  return lines;
}
