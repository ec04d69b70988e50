import { expect, it } from 'vitest';
import { ProviderUnavailable } from '../../../records/payments/provider.ts';
import { reportOf } from './report.ts';

const order = (status: string) => ({
  id: 'ORDER',
  status: 'COMPLETED',
  purchase_units: [
    { payments: { captures: [{ id: 'CAPTURE', status, amount: { currency_code: 'EUR', value: '14.90' } }] } },
  ],
});

it.each([
  ['COMPLETED', 'captured'],
  ['PARTIALLY_REFUNDED', 'captured'],
  ['PENDING', 'pending'],
  ['REFUNDED', 'refunded'],
  ['DECLINED', 'declined'],
  ['FAILED', 'declined'],
])('[PY-01.1] a capture that is %s is reported as %s', (status, kind) => {
  expect(reportOf(order(status))).toMatchObject({ kind });
});

it.each(['REVERSED', 'toString', ''])(
  '[PY-04.1] a capture with the unknown status %j does not count as money',
  (status) => {
    expect(() => reportOf(order(status))).toThrow(ProviderUnavailable);
  },
);
