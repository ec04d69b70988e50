import { describe, expect, it } from 'vitest';
import { keyOf } from '../vocabulary.ts';
import { CODES } from './codes.ts';
import { KNOWN } from './known.ts';
import { BRANDS, SERIES, VARIANTS } from './words.ts';

const linesOf = (table: string): (readonly [string, string])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', list = ''] = line.split('|');
      return [name.trim(), list.trim()];
    });

const makerOf = (name: string): string => name.split(' ')[0] ?? '';

const twice = (all: readonly string[]): string[] => all.filter((one, at) => all.indexOf(one) !== at);

describe('the data of the phone search', () => {
  it('[CT-06.1] every word has only one meaning', () => {
    const words = [BRANDS, SERIES, VARIANTS].flatMap(linesOf).flatMap(([name, list]) => {
      const others = list.split(',').map((word) => keyOf(word));
      return [...new Set([keyOf(name), ...others])].filter((word) => word !== '');
    });
    expect(twice(words)).toEqual([]);
  });

  it("[CT-06.1] a maker's code never begins another of its codes, and each phone is listed once", () => {
    const codes = linesOf(CODES).flatMap(([name, list]) =>
      list.split(' ').map((code) => [makerOf(name), code] as const),
    );
    const within = codes.filter(([maker, code]) =>
      codes.some(([other, longer]) => other === maker && longer !== code && longer.startsWith(code)),
    );
    expect(within).toEqual([]);
    expect(twice(codes.map(([, code]) => code))).toEqual([]);
    expect(
      twice(linesOf(KNOWN).flatMap(([brand, list]) => list.split(', ').map((model) => `${brand} ${model}`))),
    ).toEqual([]);
  });
});
