import type { PaymentId } from '@cpc/domain';
import { ProviderUnavailable } from '../../../records/payments/provider.ts';
import type { Providers } from '../../../records/payments/providers.ts';
import { refetch } from '../../../lifecycle/settle.ts';
import { findPayment } from '../../../records/payments/store.ts';
import type { Services } from '../../../base/services.ts';
import type { Difference } from './difference.ts';
import { paymentAgrees } from './provider.ts';

interface TakenIn {
  /** What the books did not say, and say now. */
  readonly taken: readonly Difference[];
  /** What a person has to look at. */
  readonly left: readonly Difference[];
}

/**
 * Takes in what the provider knows of money that the books do not, as its event would have: a refund given in its
 * dashboard, or money that came late, whose event was lost. Told meanwhile by the event it is there, and stays once
 * (decision 078).
 */
export async function takeIn(
  services: Services,
  providers: Providers,
  differences: readonly Difference[],
): Promise<TakenIn> {
  const differing = differences.filter(({ kind }) => kind === 'providerDiffers' || kind === 'providerRefundDiffers');
  const left = new Set(differences);
  for (const id of new Set(differing.map((difference) => difference.id as PaymentId))) {
    const still = await askedAnew(services, providers, id);
    // Of a payment that could not be asked about nothing is known to be right.
    if (still.some(({ kind }) => kind === 'providerNotAsked')) continue;
    const healed = differing.filter((one) => one.id === id && !still.some(({ kind }) => kind === one.kind));
    for (const difference of healed) left.delete(difference);
  }
  return { taken: differences.filter((one) => !left.has(one)), left: [...left] };
}

/** @returns what the provider and we still say differently of a payment */
async function askedAnew(
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
    // One that cannot be taken in keeps the others from nothing; it stays among the differences.
    if (!(error instanceof ProviderUnavailable))
      services.log.error({ paymentId: id, error }, 'a payment cannot be taken in');
    return [{ kind: 'providerNotAsked' }];
  }
}
