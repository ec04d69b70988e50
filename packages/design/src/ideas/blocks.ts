import { atLightness } from '../palette/inks.ts';
import type { IdeaDesk } from './desk.ts';
import { maskLine } from './outline-of.ts';
import { band, disc, shareOf } from './shapes.ts';
import { boldInk } from './tones.ts';

/** Blocks of colour from the photo with a round-arched window, and a disc like a sun behind it. */
export function blocks({ page, photo, tones, bleed, frame, unit, inTurn, hasWords, write }: IdeaDesk): void {
  const [ground, block, sun] = inTurn([
    [atLightness(tones.accent, 0.92, 0.5), atLightness(tones.accent, 0.6, 1.15), atLightness(tones.second, 0.74, 1.1)],
    [atLightness(tones.second, 0.66, 1.1), atLightness(tones.accent, 0.9, 0.6), atLightness(tones.accent, 0.7, 1.2)],
    [tones.deep, atLightness(tones.accent, 0.66, 1.15), atLightness(tones.second, 0.88, 0.8)],
    [atLightness(tones.accent, 0.76, 1.1), tones.deep, atLightness(tones.second, 0.92, 0.5)],
  ] as const);
  page.fill({ kind: 'colour', colour: ground });
  const split = frame.y + frame.height * (hasWords ? 0.58 : 0.66);
  page.lines([band(bleed, split, bleed.y + bleed.height + 2, block)]);
  const side = unit() < 0.5 ? 0 : 1;
  const window = shareOf(frame, 0.13, hasWords ? 0.03 : 0.06, 0.74, hasWords ? 0.74 : 0.86);
  const around = frame.width * 0.62;
  page.lines([
    disc({ x: frame.x + frame.width * (side === 0 ? 0.06 : 0.94), y: window.y + around * 0.42 }, around, sun),
    disc({ x: frame.x + frame.width * (side === 0 ? 1.04 : -0.04), y: split }, around * 0.72, sun),
  ]);
  page.lines([
    { points: maskLine('arch', window), colour: atLightness(tones.accent, 0.97, 0.2), width: frame.width * 0.05 },
  ]);
  page.photo(photo, window, { mask: 'arch' });
  const ink = boldInk(tones, block);
  write(shareOf(frame, 0.03, 0.8, 0.94, 0.18), { ink: { kind: 'colour', colour: ink } });
}
