import type { OrderId } from '@cpc/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../core/client.ts';

/** Starts, or goes on with, paying, and leaves for the provider's page. The server makes a double tap one payment (PY-04). */
export function useBeginPayment() {
  const begin = useMutation({
    mutationFn: (orderId: OrderId) => client.call('Payment.begin', { order_id: orderId }),
    onSuccess: ({ approve_url }) => location.assign(approve_url),
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
