import { navigate } from '@cpc/appkit';
import type { OrderId } from '@cpc/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../core/client.ts';
import { queryClient } from '../../core/query-client.ts';

/**
 * Starts or continues a payment, and leaves for the provider's page. The server turns a double tap into one payment
 * (PY-04).
 */
export function useBeginPayment() {
  const begin = useMutation({
    mutationFn: ({ orderId, provider }: { readonly orderId: OrderId; readonly provider: 'paypal' | 'counter' }) =>
      client.call('Payment.begin', { order_id: orderId, provider }),
    onSuccess({ approve_url }, { orderId, provider }) {
      // The hold is longer from now on: every page's countdown must show it.
      void queryClient.invalidateQueries({ queryKey: ['order', orderId] });
      // The counter's page is one of ours, so the app navigates to it.
      if (provider === 'counter') navigate(new URL(approve_url).hash.slice(1), { replace: true });
      else location.assign(approve_url);
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
