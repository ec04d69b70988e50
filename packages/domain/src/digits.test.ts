import { describe, expect, it } from 'vitest';
import { onlyDigits, plainCode, plainNumber, readCount, readNumber, westernDigits } from './digits.ts';

describe('typed digits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', 'Arabic'],
    ['۰۱۲۳۴۵۶۷۸۹', 'Persian'],
    ['০১২৩৪৫৬৭৮৯', 'Bengali'],
    ['๐๑๒๓๔๕๖๗๘๙', 'Thai'],
    ['०१२३४५६७८९', 'Devanagari'],
    ['０１２３４５６７８９', 'wide'],
    ['𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡', 'double-struck'],
  ])('[LG-08.7] %s are read (%s)', (digits) => {
    expect(westernDigits(`+${digits}a`)).toBe('+0123456789a');
    expect(onlyDigits(Array.from(digits, (digit) => `${digit}-`).join(' '))).toBe('0123456789');
  });

  it.each([
    ['＋４９ (30) ２３１２\u20115４５', '+49(30)2312-545'],
    ['\u202A+49\u00A030\u202F2312\u202C', '+49302312'],
    ['１００ー０００１', '100-0001'],
    ['ｘ\u00AD-٤٥', 'x-45'],
    ['１\u3000２\u200B３', '123'],
  ])('[LG-08.7] the code %j is read as %j, however it is pasted', (typed, code) => {
    expect(plainCode(typed)).toBe(code);
  });

  it('[LG-08.7] every digit of Unicode has its value: the digits of all scripts are in rows of ten', () => {
    const all = Array.from({ length: 0x20000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => /\p{Nd}/u.test(sign));
    expect(all.length).toBeGreaterThan(600);
    expect(westernDigits(all.join(''))).toBe('0123456789'.repeat(all.length / 10));
  });

  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['١٢٫٥', 12.5],
    ['١٢،٥', 12.5],
    ['۱۲٫۵', 12.5],
    ['১২.৫', 12.5],
    ['๑๒.๕', 12.5],
    ['１２．５', 12.5],
    ['１２，５', 12.5],
    ['.5', 0.5],
    ['3,', 3],
    [' -7 ', -7],
    ['−7,5', -7.5],
    ['\u200f٧\u200f', 7],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ['1’234.50', 1234.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['1,23,456.5', 123456.5],
    ['1,234', 1.234],
  ])('[LG-08.7] %j is the number %d', (typed, value) => expect(readNumber(typed)).toBe(value));

  it.each(['²15', '15,²0', '10²', '1½', '', 'abc', '7 1', '1e3', '7.1.2', '1,2,3', '1.23,4,5', '٫', 'NaN', '0x10'])(
    '%j is no number',
    (typed) => expect(readNumber(typed)).toBeUndefined(),
  );

  it('keeps the decimals of an amount as they were typed', () => {
    expect(plainNumber('١٩٫٩٠')).toBe('19.90');
  });

  it('[LG-08.7] counts are whole and not negative', () => {
    expect([' ๑๒ ', '\u200f٧', '৫', '1.5', '-1', '', '1234567890'].map(readCount)).toEqual([
      12,
      7,
      5,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
