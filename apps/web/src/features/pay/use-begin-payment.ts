import type { OrderId } from '@cpc/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../core/query-client.ts';
import { beginPayment, type Provider } from '../../data/begin-payment.ts';

/** Begins to pay an order, and leaves for the page where it is paid. */
export function useBeginPayment() {
  const begin = useMutation({
    mutationFn: ({ orderId, provider }: { readonly orderId: OrderId; readonly provider: Provider }) =>
      beginPayment(orderId, provider),
    onSuccess(leave, { orderId }) {
      // The hold is longer from now on: every page's countdown must show it.
      void queryClient.invalidateQueries({ queryKey: ['order', orderId] });
      leave();
    },
  });
  const { reset } = begin;
  useEffect(() => {
    // After the browser's back button from the provider the page is restored from the cache, and its button must work
    // again.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [reset]);
  return begin;
}
