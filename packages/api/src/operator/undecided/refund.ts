import type { ActionInput, ActionOutput } from '@cpc/contract';
import { money, type PersonId } from '@cpc/domain';
import type { Services } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { bookRefundOtherwise } from '../../lifecycle/book-ledger.ts';
import { refetch } from '../../lifecycle/settle-payment.ts';
import { closeRefunds } from '../../lifecycle/take-refunds.ts';
import { ofFailed } from '../../modules/payments/failed-refunds.ts';
import { refuseOwn } from '../../records/deciding/deciding.ts';
import { sellerOf } from '../../records/ledger/rates.ts';
import { mailRefund } from '../../records/notifications/mail.ts';
import { noteDeed } from '../../records/partners/deeds.ts';
import { mapProviderError } from '../../records/payments/provider-errors.ts';
import type { Providers } from '../../records/payments/providers.ts';
import { findRefund, moveRefund } from '../../records/payments/refund-store.ts';
import { findPayment } from '../../records/payments/store.ts';
import { required } from '../shops/shops.ts';

/**
 * Ends a refused refund that the customer got another way, from the platform's bank. It has no reference at the provider,
 * so the provider is not expected to know it.
 * @throws CallError notFound, fieldEmpty, ownMoney, or unavailable while the provider cannot say whether it gave the money
 */
export async function refundOtherwise(
  services: Services,
  providers: Providers,
  by: PersonId,
  { refund_id, ...input }: ActionInput<'Operator.refundOtherwise'>,
): Promise<ActionOutput<'Operator.refundOtherwise'>> {
  const reason = required(input.reason);
  const problem = `${required(input.how, 'how')}: ${required(input.reference, 'reference')}`;
  const asked = await findRefund(services.db.read, refund_id);
  const payment = asked && (await findPayment(services.db.read, { id: asked.payment_id }));
  // It may have been given at the provider meanwhile: then there is nothing left to give.
  if (payment) await mapProviderError(services, refetch(services, providers, payment), 'unavailable');
  const refund = await ofFailed(services, refund_id, async (tx, { refund: failed, order, payment }) => {
    const partnerId = await sellerOf(tx, order);
    await refuseOwn(tx, services, 'refundOtherwise', by, [{ partner_id: partnerId }]);
    const change = transition(tx, services, { actor: `operator ${by}`, reason });
    const given = await moveRefund(tx, services.clock, failed, 'givenOtherwise', { problem });
    await bookRefundOtherwise(change, payment, given);
    await mailRefund(tx, services, given);
    await closeRefunds(change, payment);
    await noteDeed(tx, services, {
      by,
      event: 'refundOtherwise',
      partnerId,
      reason: `${order.number}, ${problem}: ${reason}`,
    });
    return given;
  });
  return { refund_id, amount: money(refund.amount, refund.currency) };
}
