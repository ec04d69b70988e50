import type { OrderLabel } from '@cpc/domain';
import { Chip, type Tone, useT } from '@cpc/ui';

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
