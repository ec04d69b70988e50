import type { OrderView } from '@cpc/contract';
import { Icon, useT } from '@cpc/ui';
import { isBeingPaid } from '../data/order-rules.ts';

/** Says that a payment is in progress and its result is not known yet (PY-04); renders nothing otherwise. */
export function BeingPaid({ order }: { readonly order: OrderView }) {
  const t = useT();
  if (!isBeingPaid(order)) return null;
  const [title, why] = textsOf(order);
  return (
    <div role="status" className="bg-raised flex items-start gap-3 rounded-large p-4">
      <Icon name="clock" size={24} className="text-warn mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold text-balance">{t(title)}</p>
        <p className="text-small text-ink-soft mt-1">{t(why)}</p>
      </div>
    </div>
  );
}

function textsOf({ payment, payment_in_doubt }: OrderView) {
  if (payment_in_doubt) return ['order.doubt.title', 'order.doubt.why'] as const;
  if (payment === 'pending') return ['order.success.pending', 'order.success.pendingWhy'] as const;
  return ['order.success.checking', 'order.success.checkingWhy'] as const;
}
