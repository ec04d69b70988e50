import { useForm } from '@cpc/appkit';
import type { StationId } from '@cpc/domain';
import { SelectField, TextField, useTranslator } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { useAskLog } from './use-fleet.ts';

const LINES = ['100', '300', '1000'];

export function AskLogDialog({ stationId, onClose }: { readonly stationId: StationId; readonly onClose: () => void }) {
  const { t, format } = useTranslator();
  const ask = useAskLog();
  const form = useForm({
    saved: { reason: '', lines: '300' },
    submit: ({ reason, lines }) =>
      ask.mutate(
        { machine_id: stationId, reason: reason.trim(), lines: Number(lines) },
        { onSuccess: onClose, onError: form.refuse },
      ),
  });
  return (
    <FormDialog
      title={t('fleet.log.ask')}
      text={t('fleet.log.ask.text')}
      yes={t('fleet.log.ask.yes')}
      form={form.props}
      incomplete={form.values.reason.trim() === ''}
      busy={ask.isPending}
      onClose={onClose}
    >
      <TextField
        label={t('fleet.log.reason')}
        maxLength={200}
        {...form.input('reason')}
        error={form.problems['reason'] ?? form.refused}
      />
      <SelectField
        label={t('fleet.log.lines')}
        options={LINES.map((value) => ({ value, label: format.number(Number(value)) }))}
        {...form.input('lines')}
      />
    </FormDialog>
  );
}
