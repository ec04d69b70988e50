import {
  fromDecimalString,
  isPayable,
  type Money,
  plainNumber,
  toDecimalString,
  toPayableString,
  westernDigits,
} from '@cpc/domain';
import type { Formats } from '@cpc/i18n';

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
 * An amount in the form in which it is typed, with the digits and the decimal sign of the language, unless it would be
 * read otherwise: decimals of a dinar look like thousands after a comma. One that nobody can pay is shown unchanged, so
 * that it can be corrected.
 */
export function typedOf(value: Money, write: Formats['typed']): string {
  if (!isPayable(value)) return toDecimalString(value);
  const plain = toPayableString(value);
  const sign = write(0.5, 1).replaceAll(/\p{Nd}/gu, '');
  const typed = plain.replaceAll(/\d/g, (digit) => write(Number(digit), 0)).replace('.', sign);
  return amountOf(typed, value.currency) === value.amount ? typed : plain;
}
