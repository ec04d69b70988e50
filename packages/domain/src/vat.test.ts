import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceVat } from './vat-rates.ts';
import { splitVat } from './vat.ts';

describe('value added tax', () => {
  it.each([
    [11900, 190, 10000, 1900],
    [1, 190, 1, 0],
    [3, 200, 2, 1],
    [1999, 210, 1652, 347],
    [1500, 0, 1500, 0],
    [-11900, 190, -10000, -1900],
  ])('[OP-06.4] %i with %i thousandths is %i net and %i tax', (gross, permille, net, vat) => {
    expect(splitVat(gross, permille)).toEqual({ permille, net, vat, gross });
  });

  it('[OP-06.4] net and tax add up to the gross amount, and the tax is within half a unit of its value', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 1000 }), (gross, permille) => {
        const { net, vat } = splitVat(gross, permille);
        expect(net + vat).toBe(gross);
        const error = BigInt(vat) * BigInt(1000 + permille) - BigInt(gross) * BigInt(permille);
        expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(BigInt(1000 + permille));
      }),
    );
  });

  it('[OP-06.4] an amount with a fraction and a rate out of range are refused', () => {
    expect(() => splitVat(1.5, 190)).toThrow('whole minor units');
    expect(() => splitVat(100, 1001)).toThrow('from 0 to 1000');
  });
});

describe('the tax of the platform’s service', () => {
  const german = { country: 'DE', vatId: 'DE123456789' };
  it.each([
    ['at home', german, german, 190, false],
    ['to a business of the Union', german, { country: 'AT', vatId: 'ATU12345678' }, 0, true],
    ['to somebody of the Union without a VAT number', german, { country: 'AT', vatId: '' }, 190, false],
    ['to a country outside the Union', german, { country: 'JP', vatId: '' }, 0, false],
    ['from outside the Union', { country: 'CH' }, german, 0, false],
    ['from a country without a known rate', { country: 'XX' }, german, undefined, false],
  ])('[OP-06.4] %s', (_case, seller, buyer, permille, reverseCharge) => {
    expect(serviceVat(seller, buyer)).toEqual({ permille, reverseCharge });
  });
});
