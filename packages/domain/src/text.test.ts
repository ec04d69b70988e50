import { expect, it } from 'vitest';
import { cutText } from './text.ts';

it.each([
  ['Ada', 3, 'Ada'],
  ['Adam', 3, 'Ada'],
  ['Jose\u0301', 4, 'Jos'],
  ['น้ำใจ', 2, ''],
  ['নিশাৎ', 3, 'নি'],
  ['a👩‍👩‍👧', 5, 'a'],
  ['한글'.normalize('NFD'), 4, '한'.normalize('NFD')],
])('[LG-08.9] %j cut to %d units keeps whole characters', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
