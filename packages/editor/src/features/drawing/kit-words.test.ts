import { DRAWING_KIT } from '@cpc/domain';
import { LOCALES } from '@cpc/i18n';
import { allTexts } from '@cpc/i18n/testing';
import { describe, expect, it } from 'vitest';
import { withWord } from './kit-words.ts';
import { hasWord } from './replace-word.ts';

const HEROES = ['cat', 'dog', 'fox'];
const join = (before: string, word: string) => `${before}, ${word}`;

describe('[AI-01.1] a word of the picture kit', () => {
  it.each([
    ['', 'cat', 'cat'],
    ['a big moon', 'cat', 'a big moon, cat'],
    ['cat, forest', 'fox', 'fox, forest'],
    ['my cat in space', 'dog', 'my dog in space'],
    ['cat', undefined, ''],
    ['cat, forest', undefined, 'forest'],
    ['forest, cat, moon', undefined, 'forest, moon'],
    ['my category', undefined, 'my category'],
  ])('“%s” with %s is “%s”', (words, word, expected) => {
    expect(withWord(words, HEROES, word, join)).toBe(expected);
  });

  it('leaves no divider behind in Chinese and Arabic', () => {
    expect(withWord('猫，森林，月亮', ['猫'], undefined, (before, word) => `${before}，${word}`)).toBe('森林，月亮');
    expect(withWord('قطة، غابة', ['غابة'], undefined, join)).toBe('قطة');
  });

  it('may be a part of a longer one of its group', () => {
    expect(withWord('熊猫，森林', ['猫', '熊猫'], '猫', join)).toBe('猫，森林');
  });

  it.each(LOCALES.map(({ tag }) => tag))('is no part of one of another group in %s', (tag) => {
    const texts: Readonly<Record<string, string>> = allTexts(tag);
    const groups = Object.values(DRAWING_KIT).map((parts) => parts.map((part) => texts[`drawing.kit.${part}`] ?? ''));
    for (const group of groups)
      for (const word of group)
        for (const other of groups.filter((each) => each !== group).flat())
          expect({ word, other, inside: hasWord(other, word) }).toEqual({ word, other, inside: false });
    expect(new Set(groups.flat()).size).toBe(groups.flat().length);
  });
});
