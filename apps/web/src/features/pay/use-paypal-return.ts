import type { PaymentOutcome } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../core/client.ts';

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
