import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand, type ColourId, type GoodsId, type ShellId } from './ids.ts';
import { codeOf, labelTextOf, readLabelText } from './stock-code.ts';

describe('a code of a pack', () => {
  it.each([
    ['4006381333931', '04006381333931', 'EAN-13'],
    [' 036000291452 ', '00036000291452', 'UPC-A'],
    ['0036000291452', '00036000291452', 'the same UPC-A, read as EAN-13'],
    ['96385074', '00000096385074', 'EAN-8'],
    ['10036000291459', '10036000291459', 'ITF-14 of a carton'],
    [']E04006381333931', '04006381333931', 'with a symbology identifier'],
    ['(01)04006381333931(10)LOT7', '04006381333931', 'GS1 with brackets'],
    [']C10104006381333931\u001d10LOT7', '04006381333931', 'GS1-128'],
    ['0104006381333931', '04006381333931', 'a GS1 element string with nothing but the GTIN'],
    [']C10104006381333931', '04006381333931', 'GS1-128 with nothing but the GTIN'],
    ['\u001d0104006381333931', '04006381333931', 'a GTIN after a separator'],
    ['0104006381333932', '0104006381333932', '16 digits without a check digit'],
    ['https://id.gs1.org/01/04006381333931/10/LOT7', '04006381333931', 'GS1 Digital Link'],
    ['4006381333932', '4006381333932', 'a wrong check digit is a number of its own'],
    ['４００６３８１３３３９３１', '04006381333931', 'wide digits'],
    ['\u200E٤٠٠٦٣٨١٣٣٣٩٣١\u200B', '04006381333931', 'Arabic digits between signs that nobody sees'],
    ['CASE-SOFT-BLK', 'CASE-SOFT-BLK', 'a text'],
    ['a\u0000bc', 'abc', 'control characters'],
  ])('[PA-03.7] %j is kept as %j: %s', (scanned, code) => {
    expect(codeOf(scanned)).toBe(code);
  });

  it.each(['', '  ', 'ab', '\u0000\u0001', 'x'.repeat(201)])('[PA-03.7] %j is no code', (scanned) => {
    expect(codeOf(scanned)).toBeUndefined();
  });

  it('[PA-03.7] the kept form of a code is kept as it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 220 }), (scanned) => {
        const code = codeOf(scanned);
        return code === undefined || codeOf(code) === code;
      }),
    );
    expect(codeOf(']E0]C1 abc')).toBe('abc');
  });
});

describe('our own label', () => {
  const id = fc.stringMatching(/^[\w.-]{1,40}$/);

  it('[PA-03.8] names the kind and the pieces', () => {
    fc.assert(
      fc.property(id, id, id, fc.integer({ min: 1, max: 10_000 }), (goods, shell, colour, pieces) => {
        const pack = {
          goods_id: brand<GoodsId>(goods),
          shell_id: brand<ShellId>(shell),
          colour_id: brand<ColourId>(colour),
          pieces,
        };
        const text = labelTextOf(pack);
        expect(codeOf(text)).toBe(text);
        expect(readLabelText(text)).toEqual(pack);
      }),
    );
  });

  it.each(['', 'cpc', 'cpc:a:b:c', 'cpc:a:b:c:0', 'cpc:a:b:c:10001', 'cpc:a:b:c:1:2', 'cpc:a::c:1', 'xyz:a:b:c:1'])(
    '[PA-03.8] %j is no label of ours',
    (text) => {
      expect(readLabelText(text)).toBeUndefined();
    },
  );
});
