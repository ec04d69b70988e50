import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { sizedColour } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_PRICES, GOODS, SHELLS, STICKERS, stylesOf, TEMPLATES, TYPEFACES, WALLPAPERS } from './index.ts';

const require = createRequire(import.meta.url);
const LOCALES = ['en-US', 'zh-Hans', 'ar'];

describe('the demo catalogue', () => {
  it('[CT-07.1] Source Han Sans, titled 思源黑体, is the first typeface', () => {
    expect(TYPEFACES[0]).toMatchObject({ key: 'source-han-sans', title: '思源黑体' });
  });

  it('[CT-08] every typeface, sticker and wallpaper records a licence, its holder and a source', async () => {
    for (const { key, licence } of [...TYPEFACES, ...STICKERS, ...WALLPAPERS]) {
      expect([key, licence.spdx]).toEqual([key, expect.stringMatching(/^(OFL-1\.1|Apache-2\.0|MIT|CC0-1\.0)$/)]);
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

  it('[CT-08] no font has a reserved font name, and LICENCES.md names every source', async () => {
    const licences = await readFile(new URL('../LICENCES.md', import.meta.url), 'utf8');
    for (const { licence } of TYPEFACES) {
      const text = await readFile(require.resolve(`${licence.source}/LICENSE`), 'utf8');
      expect([licence.source, /with reserved font ?name/i.test(text)]).toEqual([licence.source, false]);
    }
    for (const { licence } of [...TYPEFACES, ...STICKERS, ...WALLPAPERS]) expect(licences).toContain(licence.source);
  });

  it('[CT-08] [ED-03.3] [OP-01.9] has at least 800 stickers in 12 groups, 80 wallpapers, 97 typefaces, 120 templates, all unique', () => {
    const keysOf = (list: readonly { readonly key: string }[]) => new Set(list.map(({ key }) => key)).size;
    for (const list of [STICKERS, WALLPAPERS, TYPEFACES, TEMPLATES]) expect(keysOf(list)).toBe(list.length);
    expect(STICKERS.length).toBeGreaterThanOrEqual(800);
    expect(new Set(STICKERS.map(({ group }) => group)).size).toBeGreaterThanOrEqual(12);
    expect(STICKERS.filter(({ icon }) => icon === null).length).toBeGreaterThanOrEqual(40);
    expect(WALLPAPERS.length).toBeGreaterThanOrEqual(80);
    expect(TYPEFACES.length).toBeGreaterThanOrEqual(97);
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(120);
  });

  it('[ED-03.3] at least 40 typefaces are drawn for Latin, 12 of them with bold and italic, and 3 for every other script', () => {
    const madeFor = (script: string) => TYPEFACES.filter(({ scripts }) => scripts[0] === script);
    const whole = madeFor('Latn').filter((entry) => stylesOf(entry).length === 3);
    expect(madeFor('Latn').length).toBeGreaterThanOrEqual(40);
    expect(whole.length).toBeGreaterThanOrEqual(12);
    for (const script of ['Arab', 'Thai', 'Beng', 'Hans', 'Hant', 'Jpan', 'Kore']) {
      expect([script, madeFor(script).length >= 3]).toEqual([script, true]);
    }
  });

  it('names every picture in English, Chinese and Arabic, each in its own script', () => {
    for (const { key, titles } of [...STICKERS, ...WALLPAPERS]) {
      expect([key, /\p{L}/u.test(titles['en-US'])]).toEqual([key, true]);
      expect([key, /[\p{sc=Hani}]/u.test(titles['zh-Hans'])]).toEqual([key, true]);
      expect([key, /\p{sc=Arab}/u.test(titles['ar'])]).toEqual([key, true]);
    }
  });

  it('has search words for every picture in English, Chinese and Arabic', () => {
    for (const { key, titles, keywords } of [...STICKERS, ...WALLPAPERS]) {
      const words = [...keywords, ...Object.values(titles)];
      for (const script of [/\p{sc=Latn}/u, /\p{sc=Hani}/u, /\p{sc=Arab}/u]) {
        expect([key, words.some((word) => script.test(word))]).toEqual([key, true]);
      }
    }
  });

  it('[CT-04.1] [CT-04.2] every category has priced shells without duplicate colours; own cases come in many', () => {
    expect(SHELLS.map(({ id }) => id)).toEqual(Object.keys(DEMO_PRICES));
    const colours = SHELLS.flatMap((shell) => shell.colours);
    expect(new Set(colours.map(({ id }) => id)).size).toBe(colours.length);
    expect(new Set(SHELLS.flatMap(({ categories }) => categories)).size).toBe(6);
    for (const shell of SHELLS) {
      expect(shell.colours.length).toBeGreaterThanOrEqual(shell.own ? 8 : 2);
      expect(DEMO_PRICES[shell.id]?.amount).toBeGreaterThan(0);
    }
  });

  it.each(LOCALES)('[CT-11.1] every shell has its picture, and a sentence in %s', async (locale) => {
    const about = new URL(`../../i18n/locales/${locale}/about.json`, import.meta.url);
    const texts: Record<string, string> = JSON.parse(await readFile(about, 'utf8'));
    const picture = (name: string) => new URL(`../../../apps/web/src/assets/shells/${name}.webp`, import.meta.url);
    for (const { name } of SHELLS) {
      expect([name, texts[`about.shell.${name}`]?.length ?? 0]).toEqual([name, expect.toSatisfy((size) => size > 8)]);
      expect([name, existsSync(picture(name))]).toEqual([name, true]);
    }
  });

  it('[CT-11.2] facts of shells are known or left out; all shirts of the stock have measures', () => {
    const ofShirts = SHELLS.filter(({ categories, own }) => categories.includes('tShirt') && !own);
    for (const { facts, colours } of ofShirts)
      expect(new Set(colours.map(({ name }) => sizedColour(name).size))).toEqual(
        new Set(facts?.sizes?.map(({ size }) => size)),
      );
    expect(SHELLS.find(({ name }) => name === 'recycledFrosted')?.facts).toBeUndefined();
  });

  it.each(LOCALES)('every name of the catalogue has its text in %s', async (locale) => {
    const read = async (name: string) =>
      JSON.parse(
        await readFile(new URL(`../../i18n/locales/${locale}/${name}.json`, import.meta.url), 'utf8'),
      ) as object;
    const texts: Record<string, string> = { ...(await read('catalogue')), ...(await read('library')) };
    const keys = [
      ...SHELLS.flatMap((shell) => [
        `shell.${shell.name}`,
        ...shell.colours.map(({ name }) => `colour.${sizedColour(name).colour}`),
      ]),
      ...GOODS.flatMap(({ brand, surface }) => (brand === '' ? [`goods.${surface.id}`] : [])),
      ...STICKERS.map(({ group }) => `stickerGroup.${group}`),
      ...WALLPAPERS.map(({ group }) => `wallpaperGroup.${group}`),
      ...TEMPLATES.map(({ group }) => `templateGroup.${group}`),
    ];
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });
});
