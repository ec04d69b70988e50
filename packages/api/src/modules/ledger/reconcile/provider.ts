import type { PaymentState } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import { ProviderUnavailable, type ProviderReport } from '../../../records/payments/provider.ts';
import type { Providers } from '../../../records/payments/providers.ts';
import { refundsOfPayment } from '../../../records/payments/refund-store.ts';
import type { PaymentRow } from '../../../records/payments/store.ts';
import type { Difference } from './difference.ts';

/** Money on its way is no difference: the sweep asks until the outcome is known. */
const IN_BETWEEN: readonly PaymentState[] = ['created', 'approving', 'capturing', 'pending'];

/** Asks each payment's provider about it, one payment after the other. */
export async function providerAgrees(
  reader: Reader,
  providers: Providers,
  since: number,
  signal: AbortSignal,
): Promise<Difference[]> {
  const payments = await reader
    .selectFrom('payments')
    .selectAll()
    .where('changed_at', '>=', since)
    .where('reference', 'is not', null)
    .where('state', 'not in', IN_BETWEEN)
    .orderBy('changed_at')
    .execute();
  const found: Difference[] = [];
  for (const payment of payments) {
    if (signal.aborted) break;
    found.push(...(await paymentAgrees(reader, providers, payment)));
  }
  return found;
}

/** Asks the provider about one payment. @returns where its answer differs from the shop's tables */
export async function paymentAgrees(reader: Reader, providers: Providers, payment: PaymentRow): Promise<Difference[]> {
  const about = { id: payment.id, order_id: payment.order_id };
  // The provider may be down, or switched off since. The other payments are checked all the same.
  const report = await providers
    .get(payment.provider)
    ?.fetch(payment.reference ?? '')
    .catch((error: unknown) => {
      if (error instanceof ProviderUnavailable) return undefined;
      throw error;
    });
  if (!report) return [{ kind: 'providerNotAsked', ...about, expected: payment.state, found: 'no answer' }];
  // A refund that the platform's bank paid instead of the provider has no reference there.
  const rows = (await refundsOfPayment(reader, payment.id)).filter(
    ({ state, reference }) => state === 'refunded' && reference !== null,
  );
  const here = rows.reduce((sum, { amount }) => sum + amount, 0);
  const there = backAt(report);
  return [
    ...(takenAt(report) === takenHere(payment)
      ? []
      : [{ kind: 'providerDiffers' as const, ...about, expected: takenHere(payment), found: takenAt(report) }]),
    ...(here === there ? [] : [{ kind: 'providerRefundDiffers' as const, ...about, expected: here, found: there }]),
  ];
}

const takenHere = ({ captured_amount, captured_currency }: PaymentRow): string =>
  captured_amount === null ? 'nothing' : `${captured_amount} ${captured_currency}`;

const takenAt = (report: ProviderReport): string =>
  report.kind === 'captured' || report.kind === 'refunded'
    ? `${report.amount.amount} ${report.amount.currency}`
    : 'nothing';

function backAt(report: ProviderReport): number {
  if (report.kind === 'refunded') return report.amount.amount;
  if (report.kind !== 'captured') return 0;
  return report.refunds.filter(({ kind }) => kind === 'refunded').reduce((sum, { amount }) => sum + amount.amount, 0);
}
