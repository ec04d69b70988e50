import { useForm } from '@cpc/appkit';
import type { ActionInput, UnsureJob } from '@cpc/contract';
import { Button, Dialog, Segmented, useT } from '@cpc/ui';
import { useId } from 'react';
import { BayField } from '../bays/bay-field.tsx';
import { type Decision, decisionName } from './decision-name.ts';
import { useDecide } from './use-attention.ts';
import { isReason } from '../core/reason.ts';
import { ReasonField } from '../core/reason-field.tsx';

interface Answer {
  readonly bay: string;
  readonly piece: ActionInput<'Partner.decideJob'>['piece'];
  readonly reason: string;
}

interface DecideDialogProps {
  readonly job: UnsureJob;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Says what the decision does, and asks what the person saw; the answer is recorded with the decision. */
export function DecideDialog({ job, decision, onClose }: DecideDialogProps) {
  const t = useT();
  const held = job.state === 'held';
  const id = useId();
  const decide = useDecide(onClose);
  const form = useForm<Answer>({
    saved: { bay: '', piece: held ? 'unused' : 'used', reason: '' },
    submit: ({ bay, piece, reason }) =>
      decide.mutate({
        job_id: job.job_id,
        decision,
        piece: decision === 'printed' ? 'used' : piece,
        reason: reason.trim(),
        ...(decision === 'printed' && { bay: bay.trim() }),
      }),
  });
  const { bay, piece, reason } = form.values;
  const isComplete = isReason(reason) && (decision !== 'printed' || bay.trim() !== '');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(decisionName(job, decision))}
      text={t(`${decisionName(job, decision)}.hint`)}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.care.keep')}</Button>
          <Button
            type="submit"
            form={id}
            kind={decision === 'cancel' ? 'danger' : 'primary'}
            disabled={!isComplete}
            busy={decide.isPending}
          >
            {t('partner.unsure.decide')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="contents">
        {decision === 'printed' && (
          <BayField stationId={job.machine_id} value={bay} onChange={(chosen) => form.set({ bay: chosen })} />
        )}
        {decision !== 'printed' && !held && (
          <Segmented
            label={t('partner.unsure.piece')}
            value={piece}
            onChange={(chosen) => form.set({ piece: chosen })}
            options={(['used', 'unused'] as const).map((value) => ({
              value,
              label: t(`partner.unsure.piece.${value}`),
            }))}
          />
        )}
        <ReasonField hint={t('partner.unsure.reason.hint')} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
