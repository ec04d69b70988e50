import type { ActionInput, UnsureJob } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { BayField } from '../bays/bay-field.tsx';
import { areFilled, isReason, useActForm } from '../core/act-form.ts';
import { Choice, Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useDecide } from './use-attention.ts';

interface DecideDialogProps {
  readonly job: Pick<UnsureJob, 'job_id' | 'machine_id' | 'state'>;
  readonly decision: Decision;
  readonly onClose: () => void;
}

const PIECES = ['used', 'unused'] as const satisfies readonly ActionInput<'Partner.decideJob'>['piece'][];

/** Says what the decision does, and asks what the person saw; the answer is recorded with the decision. */
export function DecideDialog({ job, decision, onClose }: DecideDialogProps) {
  const t = useT();
  const held = job.state === 'held';
  const printed = decision === 'printed';
  // At the bed it is the usual end of a print: no reason is asked.
  const taken = job.state === 'taken' && printed;
  const form = useActForm({
    act: useDecide(),
    saved: { bay: '', piece: PIECES[held ? 1 : 0], reason: '' },
    complete: ({ bay, reason }) => (taken || isReason(reason)) && (!printed || areFilled(bay)),
    input: ({ bay, piece, reason }) => ({
      job_id: job.job_id,
      decision,
      piece: printed ? 'used' : piece,
      ...(!taken && { reason: reason.trim() }),
      ...(printed && { bay: bay.trim() }),
    }),
    onClose,
  });
  return (
    <FormDialog
      title={t(decisionName(job, decision))}
      text={t(`${decisionName(job, decision)}.hint`)}
      yes={t('partner.unsure.decide')}
      kind={decision === 'cancel' ? 'danger' : 'primary'}
      form={form}
    >
      {printed && <BayField stationId={job.machine_id} value={form.values.bay} onChange={(bay) => form.set({ bay })} />}
      {!printed && !held && (
        <Choice
          of={form}
          name="piece"
          label="partner.unsure.piece"
          options={PIECES.map((value) => ({ value, label: t(`partner.unsure.piece.${value}`) }))}
        />
      )}
      {!taken && <Input of={form} name="reason" label="partner.care.reason" hint="partner.unsure.reason.hint" />}
    </FormDialog>
  );
}

export type Decision = ActionInput<'Partner.decideJob'>['decision'];

/** The text key for a decision: a print that never began is "tried again", not "printed again". */
export const decisionName = ({ state }: Pick<UnsureJob, 'state'>, decision: Decision) =>
  state === 'held' && decision === 'reprint' ? 'partner.held.reprint' : (`partner.unsure.${decision}` as const);
