import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  type Currency,
  decimalsOf,
  fromDecimalString,
  isPayable,
  money,
  payableUnit,
  sameMoney,
  toDecimalString,
  toPayableString,
} from './money.ts';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'CNY');

describe('money', () => {
  it('[PY-08.1] money is unchanged after conversion to a decimal string and back', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        const there = money(value, code);
        expect(sameMoney(fromDecimalString(toDecimalString(there), code), there)).toBe(true);
      }),
    );
  });

  it.each([
    [1999, 'EUR', '19.99'],
    [5, 'EUR', '0.05'],
    [-5, 'EUR', '-0.05'],
    [1999, 'JPY', '1999'],
    [1999, 'KWD', '1.999'],
    [0, 'EUR', '0.00'],
    [149_000, 'HUF', '1490.00'],
  ])('[PY-08.1] %s minor units of %s are written %s', (value, code, text) => {
    expect(toDecimalString(money(value, code))).toBe(text);
  });

  it.each([[1.5], [Number.NaN], [2 ** 53]])('[PY-08.1] %s is not a valid amount', (value) => {
    expect(() => money(value, 'EUR')).toThrow(RangeError);
  });

  it.each(['19.999', '1e3', '', '.5', '1,00', ' 1', '0x10'])('[PY-08.1] %j is not a valid amount of euros', (text) => {
    expect(() => fromDecimalString(text, 'EUR')).toThrow(RangeError);
  });

  it('[PY-08.1] currencies do not mix', () => {
    expect(() => addMoney(money(1, 'EUR'), money(1, 'JPY'))).toThrow(RangeError);
    expect(addMoney(money(1, 'EUR'), money(2, 'EUR'))).toEqual(money(3, 'EUR'));
    expect(() => money(1, 'euro')).toThrow(RangeError);
  });

  it('[PY-08.2] HUF and TWD are paid in whole units only, although ISO 4217 divides them', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('EUR', 'JPY', 'KWD', 'HUF', 'TWD'), (value, code) => {
        const paid = money(value * payableUnit(code as Currency), code);
        expect(isPayable(paid)).toBe(true);
        expect(sameMoney(fromDecimalString(toPayableString(paid), code), paid)).toBe(true);
      }),
    );
    expect(toPayableString(money(149_000, 'HUF'))).toBe('1490');
    for (const code of ['HUF', 'TWD']) {
      expect(isPayable(money(149_050, code))).toBe(false);
      expect(() => toPayableString(money(149_050, code))).toThrow(RangeError);
    }
  });

  it('[PY-08.1] decimals follow ISO 4217', () => {
    expect(['EUR', 'JPY', 'KWD'].map((code) => decimalsOf(code as Currency))).toEqual([2, 0, 3]);
  });
});
