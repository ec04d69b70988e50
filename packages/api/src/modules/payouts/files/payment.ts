import type { PayoutFormat } from '@cpc/contract';
import type { Money } from '@cpc/domain';
import type { BankData } from '../bank/check.ts';

/** One payment of a file. */
export interface Payment {
  /** The number of the withdrawal. */
  readonly number: string;
  readonly amount: Money;
  readonly to: BankData;
}

/** What a file is made of: equal contents make equal bytes. */
export interface FileContent {
  /** The number of the payout. */
  readonly number: string;
  readonly sum: Money;
  /** UTC, ms. */
  readonly madeAt: number;
  readonly payments: readonly Payment[];
}

const ENDINGS: Readonly<Record<PayoutFormat, string>> = { sepa: 'xml', csv: 'csv' };

export const nameOfFile = (number: string, format: PayoutFormat): string => `${number}.${ENDINGS[format]}`;
