import type { OrderLabel } from '@cpc/domain';
import { Chip, type Tone, useTranslator } from '@cpc/ui';

const TONES: Readonly<Partial<Record<OrderLabel, Tone>>> = {
  inProduction: 'cool',
  pickupArea: 'warm',
  readyToShip: 'warm',
  pickupComplete: 'good',
  orderComplete: 'good',
  equipmentFault: 'bad',
  refunding: 'warn',
  refunded: 'warn',
};

/** The state of an order or of an item, with its progress while it prints. */
export function LabelChip({ label, percent }: { readonly label: OrderLabel; readonly percent?: number }) {
  const { t, format } = useTranslator();
  return (
    <Chip tone={TONES[label] ?? 'neutral'}>
      {t(`label.${label}`)}
      {label === 'inProduction' && percent !== undefined && <span className="figures">{format.percent(percent)}</span>}
    </Chip>
  );
}
