import { degrees } from '@cpc/domain';
import type { Colour } from '../colour.ts';
import { hexColour } from '../colour.ts';
import type { Mask } from '../document/layers/picture.ts';
import { atLightness, inkOn, marksOn, shade } from '../palette/inks.ts';
import { pickBy } from '../random.ts';
import type { IdeaDesk } from './desk.ts';
import { maskLine } from './outline-of.ts';
import { PATTERNS, patternLines } from './patterns.ts';

/** Masks with the ratio of height to width that suits them. */
const SHAPES: readonly (readonly [mask: Mask | null, tall: number])[] = [
  ['arch', 1.3],
  ['circle', 1],
  ['rounded', 1.25],
  ['heart', 0.95],
  ['flower', 1],
  ['arch', 1.15],
];
/** Width of the line around the photo, mm and as a share of the frame. */
const BORDER = { most: 1.1, share: 0.02 } as const;

/** The photo in a shape on a pattern in its own colours, with the words beneath. */
export function framed({ page, photo, tones, bleed, frame, unit, hasWords, write }: IdeaDesk): void {
  const dark = unit() < 0.35;
  const ground: Colour = dark ? tones.deep : atLightness(pickBy(unit, [tones.accent, tones.second]), 0.87, 0.75);
  const pattern = pickBy(unit, PATTERNS);
  if (pattern === 'plain') {
    const stops = [
      { at: 0, colour: ground },
      { at: 1, colour: dark ? shade(ground, 0.16) : atLightness(tones.main, 0.78, 0.8) },
    ];
    page.fill({ kind: 'gradient', shape: 'linear', angle: degrees(115), stops });
  } else page.fill({ kind: 'colour', colour: ground });
  const marks = marksOn(ground);
  page.lines(patternLines(pattern, bleed, marks));
  const [mask, tall] = pickBy(unit, SHAPES);
  const room = hasWords ? 0.74 : 0.96;
  const width = Math.min(frame.width * 0.86, (frame.height * room * 0.94) / tall);
  const height = width * tall;
  const top = frame.y + (frame.height * room - height) / 2;
  const box = { x: frame.x + (frame.width - width) / 2, y: top, width, height };
  const border = dark ? tones.pale : hexColour('#ffffff');
  const line = Math.min(BORDER.most, frame.width * BORDER.share);
  page.lines([{ points: maskLine(mask, box), colour: border, width: 2 * line }]);
  page.photo(photo, box, { mask });
  const grounds =
    pattern === 'plain'
      ? [ground, dark ? shade(ground, 0.16) : atLightness(tones.main, 0.78, 0.8)]
      : [ground, ...marks];
  const ink = inkOn(dark ? tones.pale : tones.deep, ...grounds);
  const under = top + height + 2 * line;
  const foot = frame.y + frame.height;
  write(
    { x: frame.x + frame.width * 0.04, y: under, width: frame.width * 0.92, height: foot - under },
    { ink: { kind: 'colour', colour: ink } },
  );
}
