import { describe, expect, it } from 'vitest';
import { createPhoneFinder } from './device-model.ts';

const PHONES = [
  ['Samsung', 'Galaxy S24'],
  ['Samsung', 'Galaxy S24 Ultra'],
  ['Samsung', 'Galaxy A15'],
  ['Google', 'Pixel 8 Pro'],
  ['Google', 'Pixel 8'],
  ['Xiaomi', 'Xiaomi 14'],
  ['Redmi', 'Redmi Note 13 Pro 5G'],
  ['POCO', 'POCO F5'],
  ['Motorola', 'Moto G84 5G'],
  ['Motorola', 'Edge 40'],
  ['OnePlus', 'OnePlus 12'],
  ['OPPO', 'Reno10 5G'],
  ['Honor', '90'],
  ['Sony', 'Xperia 1 V'],
  ['Nothing', 'Phone (2)'],
  ['Nothing', 'Phone (2a)'],
  ['Nothing', 'Phone (3a)'],
  ['vivo', 'X100 Pro'],
  ['realme', '10'],
  ['Tecno', '10'],
].map(([brand = '', model = '']) => ({ brand, model }));
const find = createPhoneFinder(PHONES);

describe('the phone that a device says it is', () => {
  it.each([
    ['SM-S928B', 'Galaxy S24 Ultra'],
    ['SM-S9280', 'Galaxy S24 Ultra'],
    ['SM-S921U1', 'Galaxy S24'],
    ['SM-A155F', 'Galaxy A15'],
    ['Pixel 8 Pro', 'Pixel 8 Pro'],
    ['Pixel 8', 'Pixel 8'],
    ['23127PN0CG', 'Xiaomi 14'],
    ['2312DRA50G', 'Redmi Note 13 Pro 5G'],
    ['23049PCD8G', 'POCO F5'],
    ['moto g84 5G', 'Moto G84 5G'],
    ['motorola edge 40', 'Edge 40'],
    ['CPH2581', 'OnePlus 12'],
    ['CPH2531', 'Reno10 5G'],
    ['REA-NX9', '90'],
    ['XQ-DQ54', 'Xperia 1 V'],
    ['A065', 'Phone (2)'],
    ['A142', 'Phone (2a)'],
    ['A059', 'Phone (3a)'],
    ['V2309', 'X100 Pro'],
    ['realme 10', '10'],
  ])('[CT-06.2] [CT-06.3] %s is the %s', (model, name) => {
    expect(find(model)?.model).toBe(name);
  });

  it.each([
    '',
    'K',
    'SM-S938B',
    'SM-S92',
    'A142P',
    'A059P',
    'V2309A',
    'CPH2581X',
    'Pixel',
    'Pixel 8a',
    'Pixel 9',
    '10',
    'Galaxy',
    'motorola edge 40 neo',
    '__proto__',
  ])('[CT-06.2] [CT-06.3] %j is none of them, and nothing is guessed', (model) => {
    expect(find(model)).toBeUndefined();
  });
});
