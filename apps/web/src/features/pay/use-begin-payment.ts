import type { OrderId } from '@cpc/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../core/client.ts';
import { queryClient } from '../../core/query-client.ts';
import { navigate } from '../../core/hash-location.ts';

/** Starts, or goes on with, paying, and leaves for the provider's page. The server makes a double tap one payment (PY-04). */
export function useBeginPayment() {
  const begin = useMutation({
    mutationFn: ({ orderId, provider }: { readonly orderId: OrderId; readonly provider: 'paypal' | 'counter' }) =>
      client.call('Payment.begin', { order_id: orderId, provider }),
    onSuccess({ approve_url }, { orderId, provider }) {
      // The hold is longer from here on: every page's countdown says so.
      void queryClient.invalidateQueries({ queryKey: ['order', orderId] });
      // The counter's page is one of ours: it is gone to as any other.
      if (provider === 'counter') navigate(new URL(approve_url).hash.slice(1), { replace: true });
      else location.assign(approve_url);
    },
  });
  const { reset } = begin;
  useEffect(() => {
    // Back from the provider by the browser's own button: the page is as it was left, and must answer again.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [reset]);
  return begin;
}
