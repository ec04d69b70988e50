import { saveFile, useForm, useNotify } from '@cpc/appkit';
import type { StationId } from '@cpc/domain';
import { SelectField, useTranslator } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { usePurchaseList } from './use-stock-page.ts';

const DAYS = [7, 14, 28, 56, 91] as const;

interface PurchaseDialogProps {
  readonly stationId: StationId | undefined;
  readonly onClose: () => void;
}

/** What to buy, as a file. */
export function PurchaseDialog({ stationId, onClose }: PurchaseDialogProps) {
  const { t } = useTranslator();
  const notify = useNotify();
  const make = usePurchaseList();
  const form = useForm({
    saved: { days: '28', format: 'xlsx' },
    submit: ({ days, format }) =>
      make.mutate(
        { machine_id: stationId, days: Number(days), format: format === 'csv' ? 'csv' : 'xlsx' },
        {
          onSuccess: ({ name, file, pieces }) => {
            if (pieces > 0) saveFile(name, file);
            notify.done(pieces > 0 ? t('partner.stock.buy.done', { pieces }) : t('partner.stock.buy.none'));
            onClose();
          },
        },
      ),
  });
  return (
    <FormDialog
      title={t('partner.stock.buy')}
      text={t('partner.stock.buy.text')}
      yes={t('partner.stock.buy.yes')}
      form={form.props}
      incomplete={false}
      busy={make.isPending}
      onClose={onClose}
    >
      <SelectField
        label={t('partner.stock.buy.days')}
        options={DAYS.map((days) => ({ value: String(days), label: t('partner.stock.buy.days.some', { days }) }))}
        {...form.input('days')}
      />
      <SelectField
        label={t('partner.stock.buy.format')}
        options={['xlsx', 'csv'].map((value) => ({ value, label: value.toUpperCase() }))}
        {...form.input('format')}
      />
    </FormDialog>
  );
}
