import { expect, it } from 'vitest';
import { englishNames, STICKERS, TEMPLATES, titleIn, WALLPAPERS } from './index.ts';

it('[LG-02.3] every name of the library has a key for translators', () => {
  const english = englishNames();
  for (const { key, titles } of STICKERS) expect([key, english.get(`sticker.${key}`)]).toEqual([key, titles['en-US']]);
  for (const { key, titles } of TEMPLATES)
    expect([key, english.get(`template.${key}`)]).toEqual([key, titles['en-US']]);
  expect(WALLPAPERS.length).toBeGreaterThan(50);
  expect(english.get('wallpaper.terrazzo')).toBe('Terrazzo');
  expect(english.get('tone.peach')).toBe('peach');
});

it('[LG-02.3] a language without a name shows the English one', () => {
  const titles = { 'en-US': 'Aurora', 'zh-Hans': '极光', ar: 'شفق', de: 'Polarlicht' };
  expect(['de', 'fr', undefined].map((language) => titleIn(titles, language))).toEqual([
    'Polarlicht',
    'Aurora',
    'Aurora',
  ]);
});
