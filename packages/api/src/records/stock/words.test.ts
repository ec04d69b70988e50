import type { Locale } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { describe, expect, it } from 'vitest';
import { searchOf } from './words.ts';

const KIND = {
  brand: 'Apple',
  model: 'iPhone 16',
  shell_name: 'softMatte',
  colour_name: 'midnight',
  machine_name: 'Café am Dom',
};
const isFound = (search: string, language: Locale, kind = KIND) => {
  const { all, inGoods, inColour, inStation } = searchOf(search, serverTranslator()(language));
  return (inGoods(kind) | inColour(kind) | inStation(kind.machine_name)) === all;
};

describe('a search in kinds of blank', () => {
  it.each([
    ['iphone 16 MIDNIGHT', 'en-US'],
    ['soft matte', 'en-US'],
    ['softmatte', 'zh-Hans'],
    ['cafe apple', 'en-US'],
    ['午夜', 'zh-Hans'],
    ['午夜 iphone midnight', 'zh-Hans'],
    ['', 'ar'],
  ] as const)('[PA-03.1] %j finds the kind in %s', (search, language) => {
    expect(isFound(search, language)).toBe(true);
  });

  it('[PA-03.1] finds the Arabic names as the page shows them', () => {
    const { tOr } = serverTranslator()('ar');
    expect(isFound(`${tOr('shell.softMatte', '?')} ${tOr('colour.midnight', '?')}`, 'ar')).toBe(true);
  });

  it('[PA-03.1] [LG-08.4] finds goods by the name that the reader sees, and by the English one', () => {
    const ball = { ...KIND, brand: '', model: 'Golf ball' };
    for (const search of ['golfball', 'golf ball']) expect(isFound(search, 'de', ball)).toBe(true);
    expect(isFound('iphone', 'de', ball)).toBe(false);
  });

  it.each([
    ['午夜', 'en-US'],
    ['iphone 15', 'en-US'],
    ['midnight clear', 'en-US'],
  ] as const)('[PA-03.1] %j does not find it in %s', (search, language) => {
    expect(isFound(search, language)).toBe(false);
  });
});
