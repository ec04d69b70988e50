import type { OrderView, RefundView } from '@cpc/contract';
import { Card, Chip, useFormat, useT } from '@cpc/ui';
import { useGoodsName } from '../../parts/goods-name.ts';

const TONES = { asked: 'cool', pending: 'cool', refunded: 'good', failed: 'warn' } as const;

/** The refunds and their states: a pending refund is not shown as refunded (PY-05). */
export function Refunds({ order }: { readonly order: OrderView }) {
  const t = useT();
  if (order.refunds.length === 0) return null;
  const cash = order.payment_provider === 'counter';
  return (
    <Card className="p-5">
      <h3 className="mb-4 font-semibold">{t('order.refunds.title')}</h3>
      <ul className="flex flex-col gap-3">
        {order.refunds.map((refund) => (
          <li key={refund.refund_id} className="flex items-center justify-between gap-3">
            <RefundWords order={order} refund={refund} />
            <Chip tone={TONES[refund.state]}>
              {t(cash && refund.state === 'pending' ? 'order.refunds.counter' : `order.refunds.${refund.state}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RefundWords({ order, refund }: { readonly order: OrderView; readonly refund: RefundView }) {
  const format = useFormat();
  const nameOf = useGoodsName();
  const item = order.items.find(({ item_id }) => item_id === refund.item_id);
  return (
    <span className="min-w-0">
      <span className="figures block font-semibold">{format.money(refund.amount)}</span>
      <span className="block text-small text-ink-soft">
        {item ? <bdi>{nameOf(item)}</bdi> : format.dateTime(refund.asked_at)}
      </span>
    </span>
  );
}
