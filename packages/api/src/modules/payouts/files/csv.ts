import { toDecimalString } from '@cpc/domain';
import { writeSheet } from '@cpc/sheets';
import type { FileContent } from './payment.ts';

const COLUMNS = [
  'payout',
  'withdrawal',
  'amount',
  'currency',
  'holder',
  'account',
  'bic',
  'bank',
  'street',
  'postal code',
  'city',
  'country',
];

/** A table of payments, for everything that SEPA does not reach. The last row is the sum. */
export function csvFile({ number, sum, payments }: FileContent): Promise<Uint8Array> {
  const rows = payments.map(({ number: withdrawal, amount, to }) => [
    number,
    withdrawal,
    toDecimalString(amount),
    amount.currency,
    to.holder,
    to.number,
    to.bic,
    to.bank,
    to.street,
    to.postal_code,
    to.city,
    to.country,
  ]);
  const last = [number, `${payments.length} payments`, toDecimalString(sum), sum.currency];
  return writeSheet([COLUMNS, ...rows, last], 'csv');
}
