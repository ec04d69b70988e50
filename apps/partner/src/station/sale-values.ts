import { fromDecimalString, isPayable, type Money, plainNumber, toDecimalString, toPayableString } from '@cpc/domain';

/** A typed amount in minor units, if it can be paid; otherwise undefined. @param currency ISO 4217 */
export function amountOf(typed: string, currency: string): number | undefined {
  try {
    const typedMoney = fromDecimalString(plainNumber(typed), currency);
    return typedMoney.amount >= 0 && isPayable(typedMoney) ? typedMoney.amount : undefined;
  } catch {
    return undefined;
  }
}

/**
 * An amount in the form in which it is typed. One that nobody can pay is shown unchanged, so that it can be corrected.
 */
export const typedOf = (value: Money): string => (isPayable(value) ? toPayableString(value) : toDecimalString(value));
