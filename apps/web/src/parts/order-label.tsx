import type { OrderView } from '@cpc/contract';
import type { OrderLabel } from '@cpc/domain';
import { Chip, type Tone, useT } from '@cpc/ui';
import { useGoodsName } from './goods-name.ts';

const TONES: Readonly<Record<OrderLabel, Tone>> = {
  unpaid: 'warm',
  waitingForProduction: 'neutral',
  inReview: 'neutral',
  inQueue: 'neutral',
  inProduction: 'warm',
  productionComplete: 'good',
  readyToShip: 'good',
  packed: 'good',
  discharging: 'good',
  pickupArea: 'good',
  shipped: 'good',
  orderComplete: 'neutral',
  pickupComplete: 'neutral',
  equipmentFault: 'bad',
  productionCancelled: 'bad',
  refunding: 'warn',
  refunded: 'neutral',
  closed: 'neutral',
  invalid: 'bad',
};

export function OrderLabelChip({ label }: { readonly label: OrderLabel }) {
  const t = useT();
  return <Chip tone={TONES[label]}>{t(`label.${label}`)}</Chip>;
}

/** The name of an order: its item, or its first item and the number of the others. */
export function useOrderName(): (order: OrderView) => string {
  const t = useT();
  const nameOf = useGoodsName();
  return ({ items }) => {
    const [first] = items;
    if (first === undefined) return '';
    const name = nameOf(first);
    return items.length === 1 ? name : t('order.items.more', { name, count: items.length - 1 });
  };
}
