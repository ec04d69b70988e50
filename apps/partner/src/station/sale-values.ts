import {
  fromDecimalString,
  isPayable,
  type Money,
  plainNumber,
  toDecimalString,
  toPayableString,
  westernDigits,
} from '@cpc/domain';

/** One comma before three digits: a thousand in one country, and decimals of a dinar in another. */
const DOUBTFUL = /^[1-9]\d{0,2}[,\u060c\uff0c]\d{3}$/;

/** A typed amount in minor units, if it is clear and can be paid; otherwise undefined. @param currency ISO 4217 */
export function amountOf(typed: string, currency: string): number | undefined {
  if (DOUBTFUL.test(westernDigits(typed).replaceAll(/[\s\p{Cf}]/gu, ''))) return undefined;
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
