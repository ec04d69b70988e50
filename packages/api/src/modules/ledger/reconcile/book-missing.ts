import { type PaymentId, brand } from '@cpc/domain';
import { ProviderUnavailable } from '../../../records/payments/provider.ts';
import type { Providers } from '../../../records/payments/providers.ts';
import { refetch } from '../../../lifecycle/settle-payment.ts';
import { findPayment } from '../../../records/payments/store.ts';
import type { Services } from '../../../base/services.ts';
import type { Difference } from './difference.ts';
import { paymentAgrees } from './provider.ts';

interface TakenIn {
  /** Differences that existed and are resolved now. */
  readonly taken: readonly Difference[];
  /** Differences that a person must look at. */
  readonly left: readonly Difference[];
}

/**
 * Books money that the provider knows of and the ledger does not, as the lost event would have: a refund given in the
 * provider's dashboard, or money that came late. If the event arrives meanwhile, the money is still booked once
 * (decision 078).
 */
export async function bookMissing(
  services: Services,
  providers: Providers,
  differences: readonly Difference[],
): Promise<TakenIn> {
  const differing = differences.filter(({ kind }) => kind === 'providerDiffers' || kind === 'providerRefundDiffers');
  const left = new Set(differences);
  for (const id of new Set(differing.map((difference) => brand<PaymentId>(difference.id)))) {
    const still = await askedAgain(services, providers, id);
    // If the provider could not be asked about a payment, its differences stay.
    if (still.some(({ kind }) => kind === 'providerNotAsked')) continue;
    const healed = differing.filter((one) => one.id === id && !still.some(({ kind }) => kind === one.kind));
    for (const difference of healed) left.delete(difference);
  }
  return { taken: differences.filter((one) => !left.has(one)), left: [...left] };
}

/** @returns what the provider and the shop still report differently about a payment */
async function askedAgain(
  services: Services,
  providers: Providers,
  id: PaymentId,
): Promise<readonly Pick<Difference, 'kind'>[]> {
  const { read } = services.db;
  const payment = await findPayment(read, { id });
  if (!payment) return [];
  try {
    const now = (await refetch(services, providers, payment)) ?? payment;
    return await paymentAgrees(read, providers, now);
  } catch (error) {
    // A payment that cannot be taken in does not stop the others. It stays among the differences.
    if (!(error instanceof ProviderUnavailable))
      services.log.error({ paymentId: id, error }, 'the provider records of a payment could not be added to the books');
    return [{ kind: 'providerNotAsked' }];
  }
}
