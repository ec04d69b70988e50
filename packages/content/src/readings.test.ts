import { describe, expect, it } from 'vitest';
import { namesOf } from './titles.ts';
import { readingOf } from './readings.ts';
import { shippedCatalogue } from './shipped-catalogue.ts';

const KANJI = /[\p{Script=Han}々]/u;
/** What a search can find: templates are not searched. */
const SEARCHED = /^(?:sticker|wallpaper|tone)\./;
const names = [
  ...new Set(Object.entries(namesOf('ja') ?? {}).flatMap(([key, name]) => (SEARCHED.test(key) ? [name] : []))),
];

describe('readings of Japanese names', () => {
  it('[LG-08.4] [CT-06.1] every name with kanji has one, in kana', () => {
    expect(names.filter((name) => KANJI.test(name)).length).toBeGreaterThan(400);
    expect(names.filter((name) => KANJI.test(name) && KANJI.test(readingOf(name) ?? '漢'))).toEqual([]);
  });

  it('[LG-08.4] a reading has the kana of its name in their order', () => {
    const unlike = names.filter((name) => {
      const form = name.replace(/[\p{Script=Han}々\d]+/gu, '(.+)').replace(/[（）]/g, '.');
      return !new RegExp(`^${form}$`, 'u').test(readingOf(name) ?? name);
    });
    expect(unlike).toEqual([]);
  });

  it('[LG-08.4] a name in kana has none; a name and its colouring are read together', () => {
    expect(readingOf('ハート')).toBeUndefined();
    expect(readingOf('大波・ピーチ')).toBe('おおなみ・ピーチ');
    expect(readingOf('テラゾー・白黒')).toBe('テラゾー・しろくろ');
  });

  it('[LG-08.4] [CT-06.1] the catalogue has the reading, and both forms of Han, for every sticker and wallpaper', () => {
    const { stickers, wallpapers } = shippedCatalogue({});
    for (const { key, titles } of [...stickers, ...wallpapers]) {
      expect([key, KANJI.test(titles['ja'] ?? ''), titles['zh-Hans'] !== '', titles['zh-Hant'] !== undefined]).toEqual([
        key,
        titles['ja-hira'] !== undefined,
        true,
        true,
      ]);
    }
  });
});
