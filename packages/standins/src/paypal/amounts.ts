import type { Amount } from './state.ts';

/** A decimal string in whole minor units, computed from its digits. */
export const minor = ({ value }: Amount): number => Number(value.replace('.', ''));

export function withMinor({ currency_code, value }: Amount, units: number): Amount {
  const decimals = value.includes('.') ? value.length - value.indexOf('.') - 1 : 0;
  const digits = String(units).padStart(decimals + 1, '0');
  return { currency_code, value: decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` };
}

/** The stand-in's fee for a capture, in thousandths; a real provider has its own tariff. */
const FEE_PERMILLE = 29;

const feeUnits = (amount: Amount): number => Math.floor((minor(amount) * FEE_PERMILLE) / 1000);

export const feeOf = (amount: Amount): Amount => withMinor(amount, feeUnits(amount));
export const netOf = (amount: Amount): Amount => withMinor(amount, minor(amount) - feeUnits(amount));
