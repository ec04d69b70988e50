import { type Currency, decimalsOf, type Money, money } from './money.ts';

/** An amount in whole units of any currency, such as 10 EUR and 10 USD, and the currencies that have another one. */
export interface AmountRule {
  readonly any: number;
  readonly of: Readonly<Record<string, number>>;
}

/** The amount that a rule has in a currency. */
export function amountBy({ any, of }: AmountRule, currency: Currency): Money {
  return money((of[currency] ?? any) * 10 ** decimalsOf(currency), currency);
}
