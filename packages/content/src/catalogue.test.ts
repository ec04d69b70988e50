import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { DEMO_PRICES, SHELLS, STICKERS, TYPEFACES, WALLPAPERS } from './index.ts';

const require = createRequire(import.meta.url);
const LOCALES = ['en-us', 'zh-cn', 'ar-ar'];

describe('the demo catalogue', () => {
  it('[CT-07] Source Han Sans, titled 思源黑体, is the first typeface', () => {
    expect(TYPEFACES[0]).toMatchObject({ key: 'source-han-sans', title: '思源黑体' });
  });

  it('[CT-08] every typeface, sticker and wallpaper records a licence, its holder and a source that is here', async () => {
    for (const { key, licence } of [...TYPEFACES, ...STICKERS, ...WALLPAPERS]) {
      expect([key, licence.spdx]).toEqual([key, expect.stringMatching(/^(OFL-1\.1|Apache-2\.0|CC0-1\.0)$/)]);
      expect(licence.holder.length).toBeGreaterThan(3);
      if (!licence.source.startsWith('@')) {
        expect(existsSync(new URL(`../../../${licence.source}`, import.meta.url))).toBe(true);
        continue;
      }
      const { license } = JSON.parse(await readFile(require.resolve(`${licence.source}/package.json`), 'utf8')) as {
        license: string;
      };
      expect([licence.source, license]).toEqual([licence.source, licence.spdx]);
    }
  });

  it('[CT-08] no font reserves its name against changed copies, and LICENCES.md names every source', async () => {
    const licences = await readFile(new URL('../LICENCES.md', import.meta.url), 'utf8');
    for (const { licence } of TYPEFACES) {
      const text = await readFile(require.resolve(`${licence.source}/LICENSE`), 'utf8');
      expect(text).not.toMatch(/with Reserved Font Name/i);
    }
    for (const { licence } of [...TYPEFACES, ...STICKERS, ...WALLPAPERS]) expect(licences).toContain(licence.source);
  });

  it('has sixty stickers in six groups or more and twelve wallpapers, no key twice', () => {
    expect(new Set(STICKERS.map(({ key }) => key)).size).toBe(60);
    expect(new Set(STICKERS.map(({ group }) => group)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(WALLPAPERS.map(({ key }) => key)).size).toBe(12);
    expect(new Set(TYPEFACES.map(({ key }) => key)).size).toBe(TYPEFACES.length);
  });

  it('has words to find every picture by in English, Chinese and Arabic', () => {
    for (const { key, keywords } of [...STICKERS, ...WALLPAPERS]) {
      for (const script of [/\p{sc=Latn}/u, /\p{sc=Hani}/u, /\p{sc=Arab}/u]) {
        expect([key, keywords.some((word) => script.test(word))]).toEqual([key, true]);
      }
    }
  });

  it('has four shells with three to five colours each, all priced, none named twice', () => {
    expect(SHELLS.map(({ id }) => id)).toEqual(Object.keys(DEMO_PRICES));
    const colours = SHELLS.flatMap((shell) => shell.colours);
    expect(new Set(colours.map(({ id }) => id)).size).toBe(colours.length);
    for (const shell of SHELLS) {
      expect(shell.colours.length).toBeGreaterThanOrEqual(3);
      expect(shell.colours.length).toBeLessThanOrEqual(5);
      expect(DEMO_PRICES[shell.id]?.amount).toBeGreaterThan(0);
    }
  });

  it.each(LOCALES)('every name of the catalogue has its text in %s', async (locale) => {
    const path = new URL(`../../i18n/locales/${locale}/catalogue.json`, import.meta.url);
    const texts = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
    const keys = [
      ...SHELLS.flatMap((shell) => [`shell.${shell.name}`, ...shell.colours.map(({ name }) => `colour.${name}`)]),
      ...STICKERS.flatMap(({ key, group }) => [`sticker.${key}`, `stickerGroup.${group}`]),
      ...WALLPAPERS.flatMap(({ key, group }) => [`wallpaper.${key}`, `wallpaperGroup.${group}`]),
    ];
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });
});
