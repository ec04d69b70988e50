import type { OrderItemView, OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { Button, Dialog, useT, useToast } from '@cpc/ui';
import { useState } from 'react';
import { deviceStorage } from '../../core/storage.ts';
import { useGoodsName } from '../../data/goods-name.ts';
import { useCancelOrder } from '../../data/orders.ts';
import { dropClientKey } from '../placing/client-key.ts';

/** Cancelling gives stock and money back and cannot be undone, so it is confirmed once. */
export function CancelOrder({ order }: { readonly order: OrderView }) {
  const t = useT();
  const cancel = useCancelOrder();
  const toast = useToast();
  return (
    <Ask
      name={t('order.detail.cancel')}
      title={t('order.detail.cancelAsk')}
      why={t(order.status === ORDER_STATUS.unpaid ? 'order.detail.cancelWhyUnpaid' : 'order.detail.cancelWhy')}
      busy={cancel.isPending}
      onYes={() =>
        cancel.mutate(
          { orderId: order.order_id },
          {
            onSuccess: () => {
              dropClientKey(deviceStorage);
              toast(t('order.detail.cancelled'), { icon: 'check' });
            },
            onError: (error) => toast(error.message, { tone: 'bad' }),
          },
        )
      }
    />
  );
}

interface CancelItemProps {
  readonly order: OrderView;
  readonly item: OrderItemView;
}

/** Cancels one of several items; the others continue (OR-10). */
export function CancelItem({ order, item }: CancelItemProps) {
  const t = useT();
  const cancel = useCancelOrder();
  const toast = useToast();
  const name = useGoodsName()(item);
  return (
    <Ask
      name={t('order.items.cancel')}
      title={t('order.items.cancelAsk', { name })}
      why={t('order.items.cancelWhy')}
      busy={cancel.isPending}
      onYes={() =>
        cancel.mutate(
          { orderId: order.order_id, itemId: item.item_id },
          {
            onSuccess: () => toast(t('order.items.cancelled'), { icon: 'check' }),
            onError: (error) => toast(error.message, { tone: 'bad' }),
          },
        )
      }
    />
  );
}

interface AskProps {
  readonly name: string;
  readonly title: string;
  readonly why: string;
  readonly busy: boolean;
  readonly onYes: () => void;
}

function Ask({ name, title, why, busy, onYes }: AskProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onYes();
  };
  return (
    <>
      <Button
        kind="ghost"
        icon="trash"
        className="self-center text-ink-soft"
        busy={busy}
        onClick={() => setAsking(true)}
      >
        {name}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={title}
        text={why}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('order.detail.keep')}</Button>
            <Button kind="danger" onClick={confirm}>
              {name}
            </Button>
          </>
        }
      />
    </>
  );
}
