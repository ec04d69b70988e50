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
const found = (search: string, language: 'en-us' | 'zh-cn' | 'ar-ar') =>
  searchOf(search, serverTranslator()(language))(KIND);

describe('a search in kinds of blank', () => {
  it.each([
    ['iphone 16 MIDNIGHT', 'en-us'],
    ['soft matte', 'en-us'],
    ['softmatte', 'zh-cn'],
    ['cafe apple', 'en-us'],
    ['午夜', 'zh-cn'],
    ['午夜 iphone midnight', 'zh-cn'],
    ['', 'ar-ar'],
  ] as const)('[PA-03.1] %j finds the kind in %s', (search, language) => {
    expect(found(search, language)).toBe(true);
  });

  it('[PA-03.1] finds the Arabic names as the page shows them', () => {
    const { tOr } = serverTranslator()('ar-ar');
    expect(found(`${tOr('shell.softMatte', '?')} ${tOr('colour.midnight', '?')}`, 'ar-ar')).toBe(true);
  });

  it('[PA-03.1] [LG-08.4] finds goods by the name that the reader sees, and by the English one', () => {
    const translator = serverTranslator()('de-de');
    const ball = { ...KIND, brand: '', model: 'Golf ball' };
    for (const search of ['golfball', 'golf ball']) expect(searchOf(search, translator)(ball)).toBe(true);
    expect(searchOf('iphone', translator)(ball)).toBe(false);
  });

  it.each([
    ['午夜', 'en-us'],
    ['iphone 15', 'en-us'],
    ['midnight clear', 'en-us'],
  ] as const)('[PA-03.1] %j does not find it in %s', (search, language) => {
    expect(found(search, language)).toBe(false);
  });
});
