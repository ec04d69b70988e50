import type { OrderView, PaymentOutcome } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { targetAfterPayment } from './outcome.ts';

/** Leads on from a payment page if there is nothing left to pay. @returns the target while it leads on */
export function useTargetAfterPayment(order: OrderView | undefined): ReturnType<typeof targetAfterPayment> {
  const beyond = order && targetAfterPayment(order);
  const orderId = order?.order_id;
  useEffect(() => {
    if (beyond !== undefined) go(PATHS[beyond], { order_id: orderId }, { replace: true });
  }, [beyond, orderId]);
  return beyond;
}

/** The pause between two calls while a payment is not settled yet. */
const AGAIN_MS = 2500;

/**
 * Tells the server that the customer came back, and returns what the provider says. Calling again is harmless (PY-04),
 * so it repeats until there is an outcome.
 */
export function usePaypalReturn(how: 'success' | 'cancel', token: string | undefined) {
  return useQuery<PaymentOutcome>({
    queryKey: ['paypal', how, token],
    queryFn: ({ signal }) => client.paypalReturn(how, token ?? '', { signal }),
    enabled: token !== undefined,
    retry: 3,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data?.state === 'capturing' || (how === 'success' && state.data?.state === 'approving') ? AGAIN_MS : false,
  });
}
