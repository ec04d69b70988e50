import { describe, expect, it } from 'vitest';
import { lacks, sortedFor } from './coverage.ts';

const face = (key: string, ...scripts: readonly string[]) => ({ key, scripts });
const FACES = [
  face('wide', 'Hans', 'Latn'),
  face('latin', 'Latn'),
  face('thai', 'Thai', 'Latn'),
  face('han', 'Hans', 'Latn'),
  face('unknown'),
];
const order = (text: string) => sortedFor(text, FACES).map(({ key }) => key);

describe('the list of typefaces', () => {
  it('[ED-03.1] typefaces made for the script of the text come first, then those that can write it; the order else stays', () => {
    expect(order('hello')).toEqual(['latin', 'wide', 'thai', 'han', 'unknown']);
    expect(order('สวัสดี')).toEqual(['thai', 'unknown', 'wide', 'latin', 'han']);
    expect(order('你好')).toEqual(['wide', 'han', 'unknown', 'latin', 'thai']);
    expect(order('')).toEqual(['wide', 'latin', 'thai', 'han', 'unknown']);
  });

  it('[ED-03.1] [ED-03.10] digits, symbols and emoji belong to every script', () => {
    expect(FACES.some((one) => lacks('12:30 ♥ 🎉', one))).toBe(false);
  });
});
