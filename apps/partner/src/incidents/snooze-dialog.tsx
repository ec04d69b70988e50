import type { Incident } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Choice } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useSnooze } from './use-incidents.ts';

const TIMES = ['60', '240', '1440', '10080'] as const;

interface SnoozeDialogProps {
  readonly incident: Incident;
  /** The incident in words. */
  readonly what: string;
  readonly onClose: () => void;
}

/** Asks for how long an incident is put off. */
export function SnoozeDialog({ incident: { machine_id, machine_name, kind }, what, onClose }: SnoozeDialogProps) {
  const t = useT();
  const form = useActForm({
    act: useSnooze(true),
    saved: { time: '60' as (typeof TIMES)[number] },
    input: ({ time }) => ({ machine_id, kind, minutes: Number(time) }),
    onClose,
  });
  return (
    <FormDialog
      title={t('incidents.snooze.of', { what, station: machine_name })}
      text={t('incidents.snooze.text')}
      yes={t('incidents.snooze')}
      form={form}
    >
      <Choice
        of={form}
        name="time"
        label="incidents.snooze.how"
        options={TIMES.map((value) => ({ value, label: t(`incidents.snooze.${value}`) }))}
      />
    </FormDialog>
  );
}
