import { money } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { compileText, compileTexts } from './compile.ts';
import { createFormats } from './formats.ts';
import { LOCALES } from './locales.ts';
import { renderMessage } from './message.ts';

const render = (tag: string, text: string, values = {}) => renderMessage(tag, compileText(text), values);

describe('a message', () => {
  it('[LG-02.2] fills placeholders, selects, and nests', () => {
    expect(render('en-US', 'Hello {name}', { name: 'Ada' })).toBe('Hello Ada');
    expect(render('en-US', '{who, select, mine {your {what}} other {a {what}}}', { who: 'mine', what: 'case' })).toBe(
      'your case',
    );
    expect(render('en-US', "It''s '{'literal'}'")).toBe("It's {literal}");
    expect(render('en-US', 'Hello {name}')).toBe('Hello {name}');
  });

  it('[LG-02.2] plurals work in English with exact arms and offsets', () => {
    const text = '{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}';
    expect([0, 1, 2, 3].map((n) => render('en-US', text, { n }))).toEqual([
      'nobody',
      'you',
      'you and 1 other',
      'you and 2 others',
    ]);
    expect(render('en-US', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 })).toBe('22nd');
  });

  it('[LG-02.2] plurals work in the six forms of Arabic and the three of Russian', () => {
    const arabic = '{n, plural, zero {a} one {b} two {c} few {d} many {e} other {f}}';
    expect([0, 1, 2, 3, 11, 100].map((n) => render('ar', arabic, { n })).join('')).toBe('abcdef');
    const russian = '{n, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}}';
    expect([1, 2, 5, 21].map((n) => render('ru', russian, { n }))).toEqual([
      '1 заказ',
      '2 заказа',
      '5 заказов',
      '21 заказ',
    ]);
  });

  it('[LG-04.1] a value in an Arabic text is isolated, so that it does not pull what follows to its side', () => {
    const texts = { by: 'أضافه {name}', at: '{n, plural, offset:1 =0 {لا أحد} other {# عند {place}}}' };
    const arabic = compileTexts(texts, 'ar');
    expect(renderMessage('ar', arabic['by'] ?? '', { name: 'Ann' })).toBe('أضافه \u2068Ann\u2069');
    expect(renderMessage('ar', arabic['at'] ?? '', { n: 3, place: 'Lobby' })).toBe('2 عند \u2068Lobby\u2069');
    const english = compileTexts({ by: 'by {name}' }, 'en-US');
    expect(renderMessage('en-US', english['by'] ?? '', { name: 'ليلى' })).toBe('by ليلى');
  });

  it('[LG-06.1] numbers and dates are formatted for the language', () => {
    expect(render('de', '{n, number}', { n: 12345.5 })).toBe('12.345,5');
    expect(render('fr', '{d, date, long}', { d: new Date(2026, 6, 14) })).toBe('14 juillet 2026');
  });
});

describe('the formats', () => {
  it('[LG-06.2] money is written with the language’s format and the currency’s decimals', () => {
    expect(createFormats('en-US').money(money(199_999, 'EUR'))).toBe('€1,999.99');
    expect(createFormats('de').money(money(199_999, 'EUR'))).toBe('1.999,99\u00a0€');
    expect(createFormats('ja').money(money(1_999, 'JPY'))).toBe('￥1,999');
    expect(createFormats('en-US').money(money(1_999, 'KWD'))).toBe('KWD\u00a01.999');
    expect(createFormats('en-US').money(money(-5, 'USD'))).toBe('-$0.05');
    expect(createFormats('hu').money(money(149_000, 'HUF'))).toBe('1490\u00a0Ft');
    expect(createFormats('hu').money(money(14_950, 'HUF'))).toBe('149,50\u00a0Ft');
    expect(createFormats('zh-TW').money(money(49_900, 'TWD'))).toBe('$499');
  });

  it('[LG-06.2] amounts keep every digit that a float would round', () => {
    expect(createFormats('en-US').money(money(Number.MAX_SAFE_INTEGER, 'USD'))).toBe('$90,071,992,547,409.91');
  });

  it('[LG-06.1] Arabic uses Western digits, so that codes and prices read the same everywhere', () => {
    const arabic = createFormats('ar');
    expect(arabic.money(money(1_250, 'EUR'))).toContain('12.50');
    expect(arabic.number(1234)).toMatch(/1[٬,]?234/);
    expect(arabic.countdown(65)).toContain('1:05');
  });

  it('[LG-06.1] sizes, percents and dates can be written in all 24 languages', () => {
    for (const { tag } of LOCALES) {
      const format = createFormats(tag, 'UTC');
      expect(format.size(71.5, 146.7)).toContain(format.mmSign());
      expect(format.percent(40)).toMatch(/%|٪/);
      expect(format.dateTime(0)).not.toBe('');
      expect(format.date(0)).not.toContain('undefined');
    }
    expect(createFormats('en-US', 'UTC').time(0)).toMatch(/^12:00\sAM$/);
  });

  it('[LG-06.1] millimetres have the sign of the language, and stay in one line', () => {
    expect(createFormats('en-US').size(71.5, 146.7)).toBe('\u206871.5\u00a0×\u00a0146.7\u00a0mm\u2069');
    expect(createFormats('ru').mm(2.5)).toBe('\u20682,5\u00a0мм\u2069');
    expect(createFormats('ar').mm(2.5)).toBe('\u20682.5\u00a0مم\u2069');
    expect(createFormats('zh-CN').size(71.5, 146.7)).toContain('毫米');
    expect(createFormats('th').mmSign()).toBe('มม.');
  });

  it('[LG-06.1] a time and its half of the day stay in one line', () => {
    const arabic = createFormats('ar', 'UTC');
    for (const text of [arabic.time(0), arabic.dateTime(0), arabic.when(0, 0, 'UTC')])
      expect(text).toMatch(/12:00\u00a0ص$/);
  });
});
