import { framesIn, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { maskLine } from './outline-of.ts';
import { band, disc, shareOf } from './shapes.ts';
import { boldInk } from './tones.ts';

/** Blocks of colour from the photo with a round-arched window, and a disc like a sun behind it. */
export function blocks({ page, photo, tones, bleed, frame, unit, inTurn, hasWords, write }: IdeaDesk): void {
  const { cloth, partner } = tones;
  const [ground, block, sun] = inTurn([
    [cloth.pale, cloth.bold, partner.soft],
    [partner.soft, cloth.deep, cloth.bold],
    [cloth.deep, partner.bold, cloth.soft],
    [cloth.soft, partner.deep, partner.bold],
  ] as const);
  page.fill({ kind: 'colour', colour: ground });
  const split = frame.y + frame.height * (hasWords ? 0.58 : 0.66);
  page.lines([band(bleed, split, bleed.y + bleed.height + 2, block)]);
  const side = unit() < 0.5 ? 0 : 1;
  const area = shareOf(frame, 0.08, hasWords ? 0.02 : 0.05, 0.84, hasWords ? 0.75 : 0.88);
  const view = viewOf(photo, framesIn(area, photo, { mask: 'arch', tall: 1.55 }));
  const window = view.box;
  const around = frame.width * 0.62;
  page.lines([
    disc({ x: frame.x + frame.width * (side === 0 ? 0.06 : 0.94), y: window.y + around * 0.42 }, around, sun),
    disc({ x: frame.x + frame.width * (side === 0 ? 1.04 : -0.04), y: split }, around * 0.72, sun),
  ]);
  page.lines([{ points: maskLine(view.mask, window), colour: cloth.pale, width: frame.width * 0.05 }]);
  page.view(photo, view);
  const ink = boldInk(tones, block);
  write(shareOf(frame, 0.03, 0.8, 0.94, 0.18), { ink: { kind: 'colour', colour: ink } });
}
