import { customProblems } from '@cpc/design';
import { createTranslator, type Locale } from '@cpc/i18n';
import { describe, expect, it } from 'vitest';
import { beginning, inUnit, readLength, readSize, typedOf } from './measures.ts';

const writeIn = (locale: Locale) => createTranslator(locale, {}).format.typed;
const write = writeIn('en-US');

describe('reading a typed length', () => {
  it.each([
    ['71', 71],
    ['71.5', 71.5],
    ['71,5', 71.5],
    [' 7,25 ', 7.25],
    ['٧١٫٥', 71.5],
    ['۷۱', 71],
    ['৭১.৫', 71.5],
    ['๗๑', 71],
    ['７１．５', 71.5],
    ['.5', 0.5],
    ['3,', 3],
    ['71.555', 71.56],
    ['0', 0],
  ])('[CT-04.3] [LG-08.7] %j is %d mm', (text, length) => expect(readLength(text)).toBe(length));

  it.each(['', 'abc', '7 1', '-3', '1e3', '7.1.2', 'NaN', '٫', '1,00.5'])('[CT-04.3] %j is not a length', (text) =>
    expect(readLength(text)).toBeNaN(),
  );
});

describe('the measures a form begins with', () => {
  it.each([
    { width: 320, height: 420 },
    { width: 60, height: 90 },
  ])('[CT-04.3] [CT-04.4] fit on a bed of $width × $height mm', (bed) => {
    const size = beginning(bed);
    expect(customProblems(size, bed)).toEqual([]);
    for (const unit of ['mm', 'inch'] as const)
      expect(readSize(typedOf(size, bed, unit, write), bed, unit)).toEqual(size);
  });
});

describe('measures in millimetres or inches', () => {
  const bed = { width: 320, height: 420 };
  const typed = { marginTop: '', marginLeft: '8', width: '71,5', height: 'tall', corner: '9' };

  it('[CT-12.2] an empty margin puts the print in the middle of the bed', () => {
    expect(readSize(typed, bed)).toMatchObject({ marginTop: 2, marginLeft: 8 });
    expect(readSize({ ...typed, height: '150', marginLeft: '' }, bed)).toMatchObject({
      marginTop: 135,
      marginLeft: 124.3,
    });
  });

  it('[CT-12.1] changing the unit keeps every length, and what is no length', () => {
    const inches = inUnit(typed, 'mm', 'inch', write);
    expect(inches).toMatchObject({ marginTop: '', width: '2.815', height: 'tall' });
    expect(inUnit(inches, 'inch', 'mm', write)).toEqual({ ...typed, width: '71.5' });
    expect(readLength('2,815', 'inch')).toBe(71.5);
  });

  it.each([
    ['de', '71,25', '2,8051'],
    ['bn', '৭১.২৫', '২.৮০৫১'],
    ['th', '71.25', '2.8051'],
    ['ar', '71.25', '2.8051'],
    ['ja', '71.25', '2.8051'],
  ] as const)('[CT-12.1] [LG-08.7] a field is written in the language, and read again: %s', (locale, mm, inches) => {
    const size = { marginTop: 3.5, marginLeft: 8, width: 71.25, height: 150, corner: 9 };
    const fields = typedOf(size, bed, 'mm', writeIn(locale));
    expect(fields.width).toBe(mm);
    expect(readSize(fields, bed)).toEqual(size);
    const other = inUnit(fields, 'mm', 'inch', writeIn(locale));
    expect(other.width).toBe(inches);
    expect(readSize(other, bed, 'inch')).toEqual(size);
  });
});
