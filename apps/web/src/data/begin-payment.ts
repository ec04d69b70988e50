import { navigate } from '@cpc/appkit';
import type { OrderId } from '@cpc/domain';
import { client } from '../core/client.ts';

/** Where an order is paid: at the provider of cards and wallets, or at the counter. */
export type Provider = 'paypal' | 'counter';

/**
 * Starts or continues a payment. The server turns a double tap into one payment (PY-04).
 * @returns a function that leaves for the page where it is paid
 * @throws ClientError
 */
export async function beginPayment(orderId: OrderId, provider: Provider): Promise<() => void> {
  const { approve_url } = await client.call('Payment.begin', { order_id: orderId, provider });
  // The counter's page is one of ours, so the app navigates to it.
  if (provider === 'counter') return () => navigate(new URL(approve_url).hash.slice(1), { replace: true });
  return () => location.assign(approve_url);
}
