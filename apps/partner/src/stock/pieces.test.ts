import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

it.each([
  ['1', 1, 1],
  [' 100000 ', 1, 100_000],
  ['0', 0, 0],
  ['0', 1, undefined],
  ['100001', 1, undefined],
  ['1.5', 1, undefined],
  ['-3', 0, undefined],
  ['', 0, undefined],
])('[PA-03.2] %j as at least %d pieces is %s', (text, least, pieces) => {
  expect(piecesOf(text, least)).toBe(pieces);
});
