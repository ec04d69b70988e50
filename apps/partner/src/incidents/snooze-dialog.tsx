import type { Incident } from '@cpc/contract';
import { Button, Dialog, Segmented, useT } from '@cpc/ui';
import { useState } from 'react';
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
  const [time, setTime] = useState<(typeof TIMES)[number]>('60');
  const snooze = useSnooze(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('incidents.snooze.of', { what, station: machine_name })}
      text={t('incidents.snooze.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.care.keep')}</Button>
          <Button
            kind="primary"
            busy={snooze.isPending}
            onClick={() => snooze.mutate({ machine_id, kind, minutes: Number(time) })}
          >
            {t('incidents.snooze')}
          </Button>
        </>
      }
    >
      <Segmented
        label={t('incidents.snooze.how')}
        value={time}
        onChange={setTime}
        options={TIMES.map((value) => ({ value, label: t(`incidents.snooze.${value}`) }))}
      />
    </Dialog>
  );
}
