import type { StationId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useState } from 'react';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { momentOf, typedMoment } from './moment.ts';
import { usePlanWindow, type WindowSide } from './use-windows.ts';

interface PlanWindowDialogProps {
  readonly side: WindowSide;
  readonly stationId: StationId;
  readonly onClose: () => void;
}

const HOUR_MS = 3_600_000;

const twoHours = () => ({
  from: typedMoment(Date.now()),
  until: typedMoment(Date.now() + 2 * HOUR_MS),
  reason: '',
});

/** From when until when, and why. It begins in the next minutes if nothing else is typed. */
export function PlanWindowDialog({ side, stationId, onClose }: PlanWindowDialogProps) {
  const t = useT();
  const [saved] = useState(twoHours);
  const form = useActForm({
    act: usePlanWindow(side),
    saved,
    complete: (typed) =>
      areFilled(typed.reason) && momentOf(typed.from) !== undefined && momentOf(typed.until) !== undefined,
    input: ({ reason, ...typed }) => {
      const [from, until] = [momentOf(typed.from), momentOf(typed.until)];
      if (from === undefined || until === undefined) return undefined;
      return { stations: [stationId], from, until, reason: reason.trim() };
    },
    onClose,
  });
  return (
    <FormDialog
      title={t('fleet.window.plan')}
      text={t('fleet.windows.why')}
      yes={t('fleet.window.plan.yes')}
      form={form}
    >
      <Input of={form} name="from" label="fleet.window.from" as="moment" />
      <Input of={form} name="until" label="fleet.window.until" as="moment" />
      <Input of={form} name="reason" label="fleet.window.reason" />
    </FormDialog>
  );
}
