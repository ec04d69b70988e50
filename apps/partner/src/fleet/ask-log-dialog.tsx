import type { StationId } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useAskLog } from './use-fleet.ts';

const LINES = ['100', '300', '1000'];

export function AskLogDialog({ stationId, onClose }: { readonly stationId: StationId; readonly onClose: () => void }) {
  const { t, format } = useTranslator();
  const form = useActForm({
    act: useAskLog(),
    saved: { reason: '', lines: '300' },
    complete: ({ reason }) => areFilled(reason),
    input: ({ reason, lines }) => ({ machine_id: stationId, reason: reason.trim(), lines: Number(lines) }),
    onClose,
  });
  const options = LINES.map((value) => ({ value, label: format.number(Number(value)) }));
  return (
    <FormDialog title={t('fleet.log.ask')} text={t('fleet.log.ask.text')} yes={t('fleet.log.ask.yes')} form={form}>
      <Input of={form} name="reason" label="fleet.log.reason" />
      <Select of={form} name="lines" label="fleet.log.lines" options={options} />
    </FormDialog>
  );
}
