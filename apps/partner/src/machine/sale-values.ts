import { fromDecimalString } from '@cpc/domain';

/** What was typed as an amount, in minor units; undefined for what is none. @param currency ISO 4217 */
export function amountOf(typed: string, currency: string): number | undefined {
  try {
    const { amount } = fromDecimalString(typed.trim().replace(',', '.'), currency);
    return amount >= 0 ? amount : undefined;
  } catch {
    return undefined;
  }
}
