import { readFileSync } from 'node:fs';
import { createPhoneSearch, phoneName, type PhonesFound } from '@cpc/search';
import type { Goods } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { GOODS } from '../../goods/goods.ts';
import { PHONE_MODELS } from '../models.ts';

interface Case {
  readonly query: string;
  readonly expected: string;
}

const search = createPhoneSearch(PHONE_MODELS);
/** The share of queries that must be answered correctly. */
const MIN_RIGHT_SHARE = 0.95;

function casesIn(file: string): readonly Case[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', expected = ''] = line.split('|');
      return { query, expected: expected.trim() };
    });
}

function isRight({ expected }: Case, { items, missing }: PhonesFound<Goods>): boolean {
  const [kind = '', ...words] = expected.split(' ');
  const name = words.join(' ');
  if (kind === 'none') return items.length === 0 && (name === '' || missing === name);
  if (kind === 'all') return items.length === PHONE_MODELS.length;
  const [first] = items;
  if (kind !== 'any') return first !== undefined && phoneName(first) === expected;
  return items.length > 0 && items.every(({ brand }) => name.split(',').includes(brand));
}

/** Describes a wrong answer, for debugging. */
function describeMiss({ query, expected }: Case, { items, missing }: PhonesFound<Goods>): string {
  const names = items.slice(0, 3).map(phoneName).join(', ');
  return `${query} → ${names || 'none'}${missing === undefined ? '' : ` (${missing})`}, expected ${expected}`;
}

describe('the search over the demo catalogue', () => {
  it.each([
    ['tuned.txt', 200],
    ['held-out.txt', 100],
  ])('[CT-06.2] answers 95 % of the queries of %s', (file, least) => {
    const cases = casesIn(file);
    expect(cases.length).toBeGreaterThanOrEqual(least);
    const wrong = cases.filter((one) => !isRight(one, search(one.query)));
    if (wrong.length > cases.length * (1 - MIN_RIGHT_SHARE))
      throw new Error(wrong.map((one) => describeMiss(one, search(one.query))).join('\n'));
  });

  it('[CT-06.2] finds every model first by its own name', () => {
    const names = PHONE_MODELS.map(phoneName);
    expect(names.filter((name) => phoneName(search(name).items[0] ?? { brand: '', model: '' }) !== name)).toEqual([]);
  });

  it('[CT-06.2] finds a model by every beginning of its name', () => {
    const lost: string[] = [];
    for (const phone of PHONE_MODELS.filter((_, at) => at % 5 === 0)) {
      for (const typed of beginningsOf(phoneName(phone))) {
        const { items, others } = search(typed);
        if (!items.includes(phone) && !others.includes(phone)) lost.push(typed);
      }
    }
    expect(lost).toEqual([]);
  });

  it('[CT-06.2] lists other models of the brand separately, the nearest first', () => {
    const { items, missing, brand, others } = search('honor 9');
    expect([items, missing, brand]).toEqual([[], 'Honor 9', 'Honor']);
    expect(others.map(({ model }) => model).slice(0, 2)).toEqual(['90', '400 Pro']);
  });

  it('[CT-06.1] finds a phone that a station adds to its catalogue', () => {
    const mine = createPhoneSearch([...PHONE_MODELS, { brand: 'Apple', model: 'iPhone 8' }]);
    expect(mine('苹果8').items).toEqual([{ brand: 'Apple', model: 'iPhone 8' }]);
  });

  it('[CT-06.1] finds goods without a brand by their words, among phones', () => {
    const goods = createPhoneSearch(GOODS);
    expect(goods('heart biscuit').items.map(({ model }) => model)).toEqual(['Heart biscuit']);
    expect(goods('golf').items.map(({ model }) => model)).toEqual(['Golf ball']);
  });
});

const beginningsOf = (name: string): string[] => Array.from(name, (_, at) => name.slice(0, at + 1));
