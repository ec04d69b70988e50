import { ConfirmButton, useNotify } from '@cpc/appkit';
import type { OrderItemView, OrderView } from '@cpc/contract';
import { ORDER_STATUS, type OrderId, type OrderItemId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { dropClientKey } from '../../core/client-key.ts';
import { deviceStorage } from '../../core/storage.ts';
import { useCancelOrder } from '../../data/orders.ts';
import { useGoodsName } from '../../parts/goods-name.ts';

/** Cancelling gives stock and money back and cannot be undone, so it is confirmed once. */
export function CancelOrder({ order }: { readonly order: OrderView }) {
  const t = useT();
  const onCancelled = () => {
    dropClientKey(deviceStorage);
    return t('order.detail.cancelled');
  };
  return (
    <Cancel
      which={{ orderId: order.order_id }}
      label={t('order.detail.cancel')}
      ask={t('order.detail.cancelAsk')}
      why={t(order.status === ORDER_STATUS.unpaid ? 'order.detail.cancelWhyUnpaid' : 'order.detail.cancelWhy')}
      onCancelled={onCancelled}
    />
  );
}

/** Cancels one of several items; the others continue (OR-10). */
export function CancelItem({ order, item }: { readonly order: OrderView; readonly item: OrderItemView }) {
  const t = useT();
  const name = useGoodsName()(item);
  return (
    <Cancel
      which={{ orderId: order.order_id, itemId: item.item_id }}
      label={t('order.items.cancel')}
      ask={t('order.items.cancelAsk', { name })}
      why={t('order.items.cancelWhy')}
      onCancelled={() => t('order.items.cancelled')}
    />
  );
}

interface CancelProps {
  readonly which: { readonly orderId: OrderId; readonly itemId?: OrderItemId };
  readonly label: string;
  readonly ask: string;
  readonly why: string;
  /** @returns the message of success */
  readonly onCancelled: () => string;
}

function Cancel({ which, onCancelled, ...texts }: CancelProps) {
  const t = useT();
  const cancel = useCancelOrder();
  const notify = useNotify();
  return (
    <ConfirmButton
      {...texts}
      kind="ghost"
      icon="trash"
      className="self-center text-ink-soft"
      no={t('order.detail.keep')}
      danger
      busy={cancel.isPending}
      act={(done) => {
        const onSuccess = () => {
          notify.done(onCancelled());
          done();
        };
        cancel.mutate(which, { onSuccess, onError: notify.failed });
      }}
    />
  );
}
