import { money } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { priceForAddress, priceInAddress } from './price-in-address.ts';

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
