import type { OrderView } from '@cpc/contract';
import { Button, StateView, useT } from '@cpc/ui';
import { useEffect } from 'react';
import { dropClientKey } from '../../core/client-key.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { deviceStorage } from '../../core/storage.ts';

/** The hold ended or the order was cancelled: nothing was charged. One tap orders the same design again. */
export function HoldExpired({ order }: { readonly order: OrderView }) {
  const t = useT();
  useEffect(() => dropClientKey(deviceStorage), []);
  const again = () => go(PATHS.placing, { again: order.order_id });
  return (
    <StateView
      icon="clock"
      tone="warn"
      title={t('order.pay.expired')}
      hint={t('order.pay.expiredWhy')}
      action={
        <Button kind="primary" size="large" onClick={again}>
          {t('order.pay.again')}
        </Button>
      }
    />
  );
}
