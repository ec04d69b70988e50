/**
 * The initials of a name: the first letters of its first two words, or its first character in scripts without capital
 * letters. Characters are whole: a letter keeps its marks.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = (word: string): string => [...clusters.segment(word)][0]?.segment ?? '';
  const isCased = /[\p{Lu}\p{Ll}]/u.test(name);
  return isCased
    ? words
        .slice(0, 2)
        .map((word) => first(word).toLocaleUpperCase())
        .join('')
    : first(words[0] ?? '');
}

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
