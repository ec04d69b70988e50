import { money } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { countIn, mostOf, priceForAddress, priceInAddress } from './in-address.ts';

describe('how many an address asks for', () => {
  it.each([
    [undefined, 1],
    ['1', 1],
    ['20', 20],
    ['21', 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['many', 1],
    ['', 1],
  ])('[OR-14] %j is %d', (count, expected) => expect(countIn({ count } as never)).toBe(expected));
});

describe('how many can be ordered at once', () => {
  it.each([
    [0, false, 1],
    [2, false, 2],
    [5, false, 3],
    [12, false, 6],
    [90, false, 20],
    [1, true, 20],
  ])('[OR-14] of %d pieces (own: %j) at most %d', (stock, own, most) => expect(mostOf({ own }, { stock })).toBe(most));
});

describe('a price in an address', () => {
  it('[PA-10.4] [RT-16.2] comes back as it was', () => {
    for (const price of [money(2_490, 'EUR'), money(0, 'JPY')])
      expect(priceInAddress(priceForAddress(price))).toEqual(price);
    expect(priceForAddress(undefined)).toBeUndefined();
  });

  it.each([undefined, '', 'EUR', '2490', 'eur2490', 'EUR24.90', 'EUR-1', 'EUR9999999999999'])(
    'is none for %s',
    (text) => {
      expect(priceInAddress(text)).toBeUndefined();
    },
  );
});
