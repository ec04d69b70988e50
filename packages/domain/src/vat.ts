/** A part of a price that is taxed with one rate. The gross amount contains the tax. In minor units. */
export interface VatPart {
  /** In thousandths: 190 is 19 %. */
  readonly permille: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/**
 * Splits a gross amount into net and tax: the tax is `gross × rate ÷ (1 + rate)`, rounded to the nearest minor unit, half
 * away from zero. Both parts always add up to the gross amount, and a negative amount splits like its positive one.
 * @param gross in minor units
 * @param permille the rate in thousandths, from 0 to 1000
 */
export function splitVat(gross: number, permille: number): VatPart {
  if (!Number.isSafeInteger(gross)) throw new RangeError(`splitVat: expected whole minor units, got ${gross}`);
  if (!Number.isInteger(permille) || permille < 0 || permille > 1000)
    throw new RangeError(`splitVat: expected a rate from 0 to 1000, got ${permille}`);
  const whole = BigInt(1000 + permille);
  const size = BigInt(Math.abs(gross)) * BigInt(permille);
  const vat = Number((2n * size + whole) / (2n * whole)) * Math.sign(gross);
  return { permille, net: gross - vat, vat: vat === 0 ? 0 : vat, gross };
}
