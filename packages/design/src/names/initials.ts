import { type CapitalsLanguage, capitalsOf, setLetters } from '../capitals.ts';

/**
 * The initials of a name: the first letters of its first two words, or its first character in scripts without capital
 * letters. Characters are whole: a letter keeps its marks, if its capital has them.
 * @param language of the name, if that has capitals of its own
 */
export function initialsOf(name: string, language?: CapitalsLanguage): string {
  const isCased = /[\p{Lu}\p{Ll}]/u.test(name);
  // The whole name: its other letters tell how the first ones are set.
  const set = setLetters(name, isCased && capitalsOf(name, language ?? true));
  const words = set.trim().split(/\s+/u);
  const first = (word: string): string => [...clusters.segment(word)][0]?.segment ?? '';
  return words
    .slice(0, isCased ? 2 : 1)
    .map(first)
    .join('');
}

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });
