import { saveFile } from '@cpc/appkit';
import type { StationId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { usePurchaseList } from './use-stock-page.ts';

const DAYS = [7, 14, 28, 56, 91] as const;

interface PurchaseDialogProps {
  readonly stationId: StationId | undefined;
  readonly onClose: () => void;
}

/** What to buy, as a file. */
export function PurchaseDialog({ stationId, onClose }: PurchaseDialogProps) {
  const t = useT();
  const form = useActForm({
    act: usePurchaseList(),
    saved: { days: '28', format: 'xlsx' },
    input: ({ days, format }) => ({
      machine_id: stationId,
      days: Number(days),
      format: format === 'csv' ? ('csv' as const) : ('xlsx' as const),
    }),
    said: ({ pieces }) => (pieces > 0 ? t('partner.stock.buy.done', { pieces }) : t('partner.stock.buy.none')),
    onDone({ name, file, pieces }) {
      if (pieces > 0) saveFile(name, file);
      onClose();
    },
    onClose,
  });
  return (
    <FormDialog texts="partner.stock.buy" form={form}>
      <Select
        of={form}
        name="days"
        label="partner.stock.buy.days"
        options={DAYS.map((days) => ({ value: String(days), label: t('partner.stock.buy.days.some', { days }) }))}
      />
      <Select
        of={form}
        name="format"
        label="partner.stock.buy.format"
        options={['xlsx', 'csv'].map((value) => ({ value, label: value.toUpperCase() }))}
      />
    </FormDialog>
  );
}
