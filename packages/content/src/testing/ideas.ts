import { hexColour, type IdeaInput, type Surface } from '@cpc/design';
import { GOODS } from '../index.ts';

/** One of so many phone cases, because they are many and similar, and all other surfaces. */
export const surfacesBut = (every: number): readonly Surface[] =>
  GOODS.map(({ surface }) => surface).filter(
    ({ category }, i) => !['phoneCase', 'colourPlus', 'colourLite'].includes(category) || i % every === 0,
  );

/** What an idea needs beside its photo and surface. */
export const IDEA_WORDS = {
  palette: [
    { colour: hexColour('#52635d'), share: 0.6 },
    { colour: hexColour('#d56542'), share: 0.3 },
    { colour: hexColour('#588aba'), share: 0.1 },
  ],
  words: 'Lena',
  lettering: [{ typeface: 'pacifico', box: { width: 2.2, height: 1.76 } }],
} as const satisfies Partial<IdeaInput>;
