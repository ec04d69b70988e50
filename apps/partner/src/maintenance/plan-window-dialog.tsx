import { useForm } from '@cpc/appkit';
import type { ActionInput } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { momentOf, typedMoment } from './moment.ts';
import type { Act } from './act.ts';

interface PlanWindowDialogProps {
  readonly stationId: StationId;
  readonly plan: Act<ActionInput<'Operator.planWindow'>>;
  readonly onClose: () => void;
}

const HOUR_MS = 3_600_000;

const twoHours = () => ({
  from: typedMoment(Date.now()),
  until: typedMoment(Date.now() + 2 * HOUR_MS),
  reason: '',
});

/** From when until when, and why. It begins in the next minutes if nothing else is typed. */
export function PlanWindowDialog({ stationId, plan, onClose }: PlanWindowDialogProps) {
  const t = useT();
  const [saved] = useState(twoHours);
  const form = useForm({
    saved,
    submit: ({ reason, ...typed }) => {
      const [from, until] = [momentOf(typed.from), momentOf(typed.until)];
      if (from === undefined || until === undefined) return;
      plan.mutate(
        { stations: [stationId], from, until, reason: reason.trim() },
        { onSuccess: onClose, onError: form.refuse },
      );
    },
  });
  const { from, until, reason } = form.values;
  return (
    <FormDialog
      title={t('fleet.window.plan')}
      text={t('fleet.windows.why')}
      yes={t('fleet.window.plan.yes')}
      form={form.props}
      incomplete={momentOf(from) === undefined || momentOf(until) === undefined || reason.trim() === ''}
      busy={plan.isPending}
      onClose={onClose}
    >
      <TextField type="datetime-local" label={t('fleet.window.from')} {...form.field('from')} />
      <TextField type="datetime-local" label={t('fleet.window.until')} {...form.field('until')} />
      <TextField
        label={t('fleet.window.reason')}
        maxLength={200}
        {...form.input('reason')}
        error={form.problems['reason'] ?? form.refused}
      />
    </FormDialog>
  );
}
