import type { ShopOrder } from '@cpc/contract';
import { Button, useT } from '@cpc/ui';
import { useState } from 'react';
import { useDuty } from '../core/session-store.ts';
import { Part } from '../core/part.tsx';
import { CallOffDialog } from './call-off-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { type ItemAct, ItemCard } from './item-card.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReprintDialog } from './reprint-dialog.tsx';

/** What is asked about: an act on one item, or the refund or the move of the order. */
interface Asking {
  readonly act: ItemAct | 'move';
  readonly itemId?: string;
}

/** The items of an order, and what can be done with them now. */
export function OrderItems({ order }: { readonly order: ShopOrder }) {
  const t = useT();
  const may = useDuty('counter');
  const [asking, setAsking] = useState<Asking>();
  const item = order.items.find(({ item_id }) => item_id === asking?.itemId);
  const close = () => setAsking(undefined);
  return (
    <Part title={t('shopOrders.items')}>
      <ul className="divide-line/60 flex flex-col divide-y">
        {order.items.map((one) => (
          <li key={one.item_id} className="py-4 first:pt-0 last:pb-0">
            <ItemCard
              order={order}
              item={one}
              {...(may && { onAct: (act: ItemAct) => setAsking({ act, itemId: one.item_id }) })}
            />
          </li>
        ))}
      </ul>
      {may && (
        <div className="flex flex-wrap gap-2">
          {order.no_refund === null && order.items.length > 1 && (
            <Button kind="outline" icon="undo" onClick={() => setAsking({ act: 'refund' })}>
              {t('shopOrders.refund.order')}
            </Button>
          )}
          {order.movable && (
            <Button kind="outline" icon="printer" onClick={() => setAsking({ act: 'move' })}>
              {t('shopOrders.move')}
            </Button>
          )}
        </div>
      )}
      {asking?.act === 'refund' && <RefundDialog order={order} item={item} onClose={close} />}
      {asking?.act === 'handOver' && item && <HandOverDialog order={order} item={item} onClose={close} />}
      {asking?.act === 'move' && <MoveDialog order={order} onClose={close} />}
      {asking?.act === 'callOff' && item && <CallOffDialog order={order} item={item} onClose={close} />}
      {asking?.act === 'reprint' && item && <ReprintDialog order={order} item={item} onClose={close} />}
    </Part>
  );
}
