import { fromDecimalString, isPayable, type Money, toDecimalString, toPayableString } from '@cpc/domain';

/** What was typed as an amount that can be paid, in minor units; undefined for what is none. @param currency ISO 4217 */
export function amountOf(typed: string, currency: string): number | undefined {
  try {
    const typedMoney = fromDecimalString(typed.trim().replace(',', '.'), currency);
    return typedMoney.amount >= 0 && isPayable(typedMoney) ? typedMoney.amount : undefined;
  } catch {
    return undefined;
  }
}

/** An amount as it would be typed; one that nobody can pay as it is, so that it can be mended. */
export const typedOf = (value: Money): string => (isPayable(value) ? toPayableString(value) : toDecimalString(value));
