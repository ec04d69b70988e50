import { describe, expect, it } from 'vitest';
import { lacks, sortedFor } from './coverage.ts';

const face = (key: string, ...scripts: readonly string[]) => ({ key, scripts });
const FACES = [face('latin', 'Latn'), face('thai', 'Thai', 'Latn'), face('han', 'Hans', 'Latn'), face('unknown')];
const order = (text: string) => sortedFor(text, FACES).map(({ key }) => key);

describe('the list of typefaces', () => {
  it('[ED-03] typefaces that can write the text come first; the order else stays', () => {
    expect(order('hello')).toEqual(['latin', 'thai', 'han', 'unknown']);
    expect(order('สวัสดี')).toEqual(['thai', 'unknown', 'latin', 'han']);
    expect(order('hi 你好')).toEqual(['han', 'unknown', 'latin', 'thai']);
  });

  it('[ED-03] digits, symbols and emoji belong to every script', () => {
    expect(FACES.some((one) => lacks('12:30 ♥ 🎉', one))).toBe(false);
  });
});
