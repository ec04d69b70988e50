import type { PrintRecord } from '@cpc/contract';
import type { OrderLabel } from '@cpc/domain';
import { Chip, type Tone, useTranslator } from '@cpc/ui';

const TONES: Readonly<Partial<Record<OrderLabel, Tone>>> = {
  inProduction: 'cool',
  pickupArea: 'warm',
  pickupComplete: 'good',
  orderComplete: 'good',
  equipmentFault: 'bad',
  refunding: 'warn',
  refunded: 'warn',
};

/** The state of a print, with its progress while it prints. */
export function LabelChip({ record }: { readonly record: PrintRecord }) {
  const { t, format } = useTranslator();
  const printing = record.state === 'printing';
  return (
    <Chip tone={TONES[record.label] ?? 'neutral'}>
      {t(`label.${record.label}`)}
      {printing && <span className="figures">{format.percent(record.percent)}</span>}
    </Chip>
  );
}
