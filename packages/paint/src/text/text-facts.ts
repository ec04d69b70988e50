import type { TextFacts } from '@cpc/design';
import { contoursOf } from './contours.ts';
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

function measured({ width, height, path, letterHeight, missing }: TextOutline): TextFacts {
  const contours = contoursOf(path);
  return {
    width,
    height,
    letters: contours.map(({ box }) => ({ ...box, x: box.x - width / 2, y: box.y - height / 2 })),
    missing,
    readHeight: letterHeight,
    thinStroke: thinStroke(contours),
  };
}
