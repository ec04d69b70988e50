import { expect, it } from 'vitest';
import { englishNames, STICKERS, TEMPLATES, titleIn, WALLPAPERS } from './index.ts';

it('[LG-02.3] every name of the library has a key for translators', () => {
  const english = englishNames();
  for (const { key, titles } of STICKERS) expect([key, english.get(`sticker.${key}`)]).toEqual([key, titles['en-us']]);
  for (const { key, titles } of TEMPLATES)
    expect([key, english.get(`template.${key}`)]).toEqual([key, titles['en-us']]);
  expect(WALLPAPERS.length).toBeGreaterThan(50);
  expect(english.get('wallpaper.terrazzo')).toBe('Terrazzo');
  expect(english.get('tone.peach')).toBe('peach');
});

it('[LG-02.3] a language without a name shows the English one', () => {
  const titles = { 'en-us': 'Aurora', 'zh-cn': '极光', 'ar-ar': 'شفق', 'de-de': 'Polarlicht' };
  expect(['de-de', 'fr-fr', undefined].map((language) => titleIn(titles, language))).toEqual([
    'Polarlicht',
    'Aurora',
    'Aurora',
  ]);
});
