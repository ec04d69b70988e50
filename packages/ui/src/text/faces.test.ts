import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

interface Face {
  readonly file: string;
  readonly covers: (letter: string) => boolean;
}

/** The fonts that a style sheet declares. */
const facesIn = (css: string): readonly Face[] =>
  [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /url\(([^)]+)\)/.exec(face)?.[1];
    const ranges = [...(/unicode-range:([^;]+)/.exec(face)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
    const spans = ranges.map(
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
    );
    const covers = (letter: string) => {
      const point = letter.codePointAt(0) ?? 0;
      return spans.some(([from, to]) => from <= point && point <= to);
    };
    return file === undefined ? [] : [{ file, covers }];
  });

const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?…–“”’«»€%';
/** The letters that each language adds to the plain Latin ones. */
const LETTERS: Readonly<Record<string, string>> = {
  'en-US': '',
  it: 'àèéìòù',
  fr: 'àâæçéèêëîïôœùûüÿ\u202f\u00a0',
  de: 'äöüßÄÖÜ„',
  pt: 'ãõáâàçéêíóôú',
  es: 'áéíñóúü¿¡',
  da: 'æøåÆØÅ',
  pl: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАЯ№',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىة،؛؟',
  fi: 'äöåÄÖ',
  hu: 'áéíóöőúüűŐŰ',
  nl: 'ëïéèü',
  tr: 'çğıöşüÇĞİÖŞÜ',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяҐЄІЇ',
  vi: 'ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵĐ₫',
  el: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΩ',
  sl: 'čšžČŠŽ',
};
const MAX_KB = 60;
const INTERFACE = facesIn(read('../fonts.css'));
const kilobytes = (faces: readonly Face[]) =>
  [...new Set(faces.map(({ file }) => file))].reduce(
    (sum, file) => sum + statSync(require.resolve(file)).size / 1024,
    0,
  );

describe('the typefaces of the interface', () => {
  it.each(Object.entries(LETTERS))('[LG-08.2] have every letter of %s, in at most 60 KB', (_, letters) => {
    const wanted = [...new Set(LATIN + letters)];
    expect(wanted.filter((letter) => !INTERFACE.some(({ covers }) => covers(letter)))).toEqual([]);
    expect(kilobytes(INTERFACE.filter(({ covers }) => wanted.some(covers)))).toBeLessThanOrEqual(MAX_KB);
  });

  it('[LG-08.1] [LG-08.2] Thai adds two weights and stays within 60 KB with the Latin letters', () => {
    const thai = facesIn(read('./thai.css'));
    expect(
      Array.from('กขฃคฅฆงจฉชซญฎฐตถทธนบปผพมยรลวศสหอฮะาิีึืุูเแโใไ็่้๊๋์ๆ๐๙').filter((letter) => !thai[0]?.covers(letter)),
    ).toEqual([]);
    const latin = INTERFACE.filter(({ covers }) => Array.from(LATIN).some(covers));
    expect(kilobytes([...thai, ...latin])).toBeLessThanOrEqual(MAX_KB);
  });

  it('[LG-08.2] all of them are files of packages: nothing comes from a foreign origin', () => {
    const files = ['../fonts.css', './thai.css', './bengali.css'].flatMap((sheet) => facesIn(read(sheet)));
    expect(files.length).toBeGreaterThan(8);
    for (const { file } of files) expect(require.resolve(file)).toMatch(/\.woff2$/);
  });
});
