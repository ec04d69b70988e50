import { hexColour } from '../colour.ts';
import { atLightness, inkOn } from '../palette/inks.ts';
import type { Rect } from '../surface/shapes.ts';
import type { IdeaDesk } from './desk.ts';
import { dense } from './outline-of.ts';
import type { Line } from './page.ts';
import { plate, shareOf } from './shapes.ts';
import { boldInk } from './tones.ts';

const WHITE = hexColour('#ffffff');
const BLACK = hexColour('#16161c');

/** The cover of a magazine: the words as its masthead above the photo, with a rule and a bar code. */
export function cover({ page, photo, tones, bleed, frame, surface, unit, inTurn, hasWords, write }: IdeaDesk): void {
  const ground = inTurn([WHITE, atLightness(tones.accent, 0.6, 1.25), tones.deep, atLightness(tones.second, 0.9, 0.7)]);
  const ink = ground === WHITE ? inkOn(atLightness(tones.accent, 0.5, 1.25), WHITE) : boldInk(tones, ground);
  page.fill({ kind: 'colour', colour: ground });
  const masthead: Rect = { ...frame, height: frame.height * (hasWords ? 0.2 : 0.03) };
  const rule = Math.max(0.5, frame.width * 0.014);
  const top = masthead.y + masthead.height + rule * 3;
  const foot = bleed.y + bleed.height;
  const margin = unit() < 0.5 ? surface.bleed + Math.max(surface.wrap, surface.safeInset) + 1 : -1;
  page.photo(photo, {
    x: bleed.x + margin,
    y: top,
    width: bleed.width - 2 * margin,
    height: foot - margin - top,
  });
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
  const code = shareOf(frame, unit() < 0.5 ? 0.05 : 0.67, 0.86, 0.28, 0.1);
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
