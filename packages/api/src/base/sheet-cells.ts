import { money, toDecimalString } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import type { Decimal } from '@cpc/sheets';

/** The decimal sign that a spreadsheet in a language expects in CSV: it opens any other file in one column. */
export const csvDecimal = (language: Locale): Decimal =>
  serverTranslator()(language).format.typed(1.5, 1).includes(',') ? ',' : '.';

/** An amount as a cell: a decimal of at most 15 digits is the same number in every spreadsheet. @param amount in minor units */
export const amountCell = (amount: number, currency: string): number =>
  Number(toDecimalString(money(amount, currency)));
