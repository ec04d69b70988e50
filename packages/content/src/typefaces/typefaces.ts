import type { TypefaceEntry } from '../types.ts';
import { LATIN_DISPLAY } from './latin-display.ts';
import { LATIN_HANDS } from './latin-hands.ts';
import { LATIN_TEXT } from './latin-text.ts';
import { OTHER_SCRIPTS } from './other-scripts.ts';
import { FIRST, WORLD_TYPEFACES } from './world.ts';

/** Takes one of each list in turn, so that neighbours differ. */
function inTurn<T>(...lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

/** The typefaces that a customer can choose; the default comes first (CT-07). */
export const TYPEFACES: readonly TypefaceEntry[] = [
  FIRST,
  ...inTurn(LATIN_TEXT, LATIN_HANDS, LATIN_DISPLAY),
  ...WORLD_TYPEFACES,
  ...OTHER_SCRIPTS,
];
