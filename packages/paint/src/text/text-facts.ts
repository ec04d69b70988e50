import type { Rect, TextFacts } from '@cpc/design';
import { contoursOf } from './contours.ts';
import { emojiBox } from './place-emoji.ts';
import type { TextOutline } from './outline.ts';
import { thinStroke } from './thin-stroke.ts';

const known = new WeakMap<TextOutline, TextFacts>();

/** The preflight facts of a text's outline, cached per outline; undefined while a font is loading. */
export function textFacts(outline: TextOutline): TextFacts | undefined {
  if (outline.pending.length > 0) return undefined;
  const facts = known.get(outline) ?? measured(outline);
  known.set(outline, facts);
  return facts;
}

function measured({ width, height, path, emoji, letterHeight, missing }: TextOutline): TextFacts {
  const contours = contoursOf(path);
  const centred = (box: Rect): Rect => ({ ...box, x: box.x - width / 2, y: box.y - height / 2 });
  return {
    width,
    height,
    letters: contours.map(({ box }) => centred(box)),
    emoji: emoji.map((one) => centred(emojiBox(one))),
    missing,
    readHeight: letterHeight,
    thinStroke: thinStroke(contours),
  };
}
