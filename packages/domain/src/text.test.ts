import { expect, it } from 'vitest';
import { composed, cutText, evenText, withLineFeeds } from './text.ts';

it('[ED-03.1] [LG-08.9] letters of names keep their own form, all others are composed', () => {
  const names = '\uFA19\uFA46\uF9DC\uFA67\uFA10\uFA12\uFA15\uFA1B\u{2F81A}';
  expect(composed(`${names} e\u0301${names}`)).toBe(`${names} é${names}`);
  expect(evenText(`  \uFA19  e\u0301 `)).toBe('\uFA19 é');
});

it('[ED-03.2] every mandatory break of UAX #14 is a line feed', () => {
  expect(withLineFeeds('a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\n\ni')).toBe('a\nb\nc\nd\ne\nf\ng\nh\n\ni');
});

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
