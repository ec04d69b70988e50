import { degrees } from '@cpc/domain';
import { hexColour } from '../colour.ts';
import type { Mask } from '../document/layers/picture.ts';
import { inkOn, marksOn } from '../palette/inks.ts';
import { pickBy } from '../random.ts';
import { framesIn, viewOf } from './crop.ts';
import type { IdeaDesk } from './desk.ts';
import { maskLine } from './outline-of.ts';
import { PATTERNS, patternLines } from './patterns.ts';
import { shareOf } from './shapes.ts';

/** Masks with the ratio of height to width that suits them. */
const SHAPES: readonly (readonly [mask: Mask | null, tall: number])[] = [
  ['circle', 1],
  ['rounded', 1.25],
  ['heart', 0.95],
  ['flower', 1],
  ['rounded', 1.4],
  ['arch', 1.15],
];
/** Width of the line around the photo, mm and as a share of the frame. */
const BORDER = { most: 1.1, share: 0.02 } as const;

/** The photo in a shape on a pattern in its own colours, with the words beneath. */
export function framed({ page, photo, tones, bleed, frame, unit, ground: laid, hasWords, write }: IdeaDesk): void {
  const { cloth, partner } = tones;
  const ground = laid([cloth.deep, partner.soft, cloth.soft, partner.bold]);
  const dark = ground === cloth.deep;
  const pattern = pickBy(unit, PATTERNS);
  const end = dark ? partner.deep : partner.pale;
  if (pattern === 'plain') {
    const stops = [
      { at: 0, colour: ground },
      { at: 1, colour: end },
    ];
    page.fill({ kind: 'gradient', shape: 'linear', angle: degrees(115), stops });
  }
  const marks = marksOn(ground);
  page.lines(patternLines(pattern, bleed, marks));
  const [mask, tall] = pickBy(unit, SHAPES);
  const area = shareOf(frame, 0.05, 0.02, 0.9, hasWords ? 0.7 : 0.94);
  const view = viewOf(photo, framesIn(area, photo, { mask, tall }));
  const border = dark ? tones.pale : hexColour('#ffffff');
  const line = Math.min(BORDER.most, frame.width * BORDER.share);
  page.lines([{ points: maskLine(view.mask, view.box), colour: border, width: 2 * line }]);
  page.view(photo, view);
  const grounds = pattern === 'plain' ? [ground, end] : [ground, ...marks];
  const ink = inkOn(dark ? tones.pale : tones.deep, ...grounds);
  const under = Math.max(view.box.y + view.box.height + 2 * line, frame.y + frame.height * 0.62);
  const foot = frame.y + frame.height;
  write(
    { x: frame.x + frame.width * 0.04, y: under, width: frame.width * 0.92, height: foot - under },
    { ink: { kind: 'colour', colour: ink } },
  );
}
