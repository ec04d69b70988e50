import type { PaymentId } from '@cpc/domain';
import type { Providers } from './providers.ts';
import type { PaymentRow } from './store.ts';

type Capture = Promise<PaymentRow | undefined>;

const underWay = new WeakMap<Providers, Map<PaymentId, Capture>>();

/**
 * Takes the money of a payment, and brings the payment to where that led, once at a time in this process: a return, an
 * event and the sweep that come together wait for one of them. Else one capture could be refused, and end the payment,
 * and the next one behind it take the money of a payment that is over.
 */
export function oneCapture(providers: Providers, id: PaymentId, take: () => Capture): Capture {
  const captures = underWay.get(providers) ?? new Map<PaymentId, Capture>();
  underWay.set(providers, captures);
  const running = captures.get(id);
  if (running) return running;
  const begun = take().finally(() => captures.delete(id));
  captures.set(id, begun);
  return begun;
}
