import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { Button, Dialog, useT, useToast } from '@cpc/ui';
import { useState } from 'react';
import { deviceStorage } from '../../core/storage.ts';
import { useCancelOrder } from '../../data/orders.ts';
import { dropClientKey } from '../placing/client-key.ts';

/** Cancelling gives stock and money back and cannot be undone, so it is asked about once. */
export function CancelOrder({ order }: { readonly order: OrderView }) {
  const t = useT();
  const toast = useToast();
  const cancel = useCancelOrder();
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    cancel.mutate(order.order_id, {
      onSuccess: () => {
        dropClientKey(deviceStorage);
        toast(t('order.detail.cancelled'), { icon: 'check' });
      },
      onError: (error) => toast(error.message, { tone: 'bad' }),
    });
  };
  return (
    <>
      <Button
        kind="ghost"
        icon="trash"
        className="self-center text-ink-soft"
        busy={cancel.isPending}
        onClick={() => setAsking(true)}
      >
        {t('order.detail.cancel')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('order.detail.cancelAsk')}
        text={t(order.status === ORDER_STATUS.unpaid ? 'order.detail.cancelWhyUnpaid' : 'order.detail.cancelWhy')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('order.detail.keep')}</Button>
            <Button kind="danger" onClick={confirm}>
              {t('order.detail.cancel')}
            </Button>
          </>
        }
      />
    </>
  );
}
