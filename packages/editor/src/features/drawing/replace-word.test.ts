import { describe, expect, it } from 'vitest';
import { replaceWord } from './replace-word.ts';

describe('[AI-01.4] a word that is taken in place of another', () => {
  it.each([
    ['animal', 'animal', 'gorilla', 'gorilla'],
    ['category of cat', 'cat', 'lion', 'category of lion'],
    ['a Cat!', 'cat', 'lion', 'a lion!'],
    ['the bobcat and a cat', 'cat', 'lion', 'the bobcat and a lion'],
    ['école, col', 'col', 'lac', 'école, lac'],
    ['два кота и кот', 'кот', 'лев', 'два кота и лев'],
    ['قطار وقط قط', 'قط', 'أسد', 'قطار وقط أسد'],
    ['我的怪兽在海边', '怪兽', '龙', '我的龙在海边'],
    ['🚀cat🚀', 'cat', 'lion', '🚀lion🚀'],
    ['a dog', 'dog', '$&$1', 'a $&$1'],
    ['c++ a', 'c++', 'lion', 'lion a'],
  ])('goes there as a whole word only: %s', (words, old, word, replaced) => {
    expect(replaceWord(words, old, word)).toBe(replaced);
  });

  it.each([
    ['category ', 'cat', 'lion', 'category lion'],
    ['', undefined, 'lion', 'lion'],
    ['a fox', undefined, 'lion', 'a fox lion'],
  ])('goes to the end if there is no such word: %s', (words, old, word, replaced) => {
    expect(replaceWord(words, old, word)).toBe(replaced);
  });
});
