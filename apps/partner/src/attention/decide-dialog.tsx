import type { ActionInput, UnsureJob } from '@cpc/contract';
import { Button, Dialog, Segmented, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { type Decision, decisionName } from './decision-name.ts';
import { useDecide } from './use-attention.ts';

type Piece = ActionInput<'Partner.decideJob'>['piece'];

interface DecideDialogProps {
  readonly job: UnsureJob;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Says what the decision does, and asks what the person saw; the answer is recorded with the decision. */
export function DecideDialog({ job, decision, onClose }: DecideDialogProps) {
  const t = useT();
  const held = job.state === 'held';
  const [piece, setPiece] = useState<Piece>(held ? 'unused' : 'used');
  const [bay, setBay] = useState('');
  const [reason, setReason] = useState('');
  const decide = useDecide(onClose);
  const told = reason.trim().length >= 3 && (decision !== 'printed' || bay.trim() !== '');
  const submit = () =>
    decide.mutate({
      job_id: job.job_id,
      decision,
      piece: decision === 'printed' ? 'used' : piece,
      reason: reason.trim(),
      ...(decision === 'printed' && { bay: bay.trim() }),
    });
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
            kind={decision === 'cancel' ? 'danger' : 'primary'}
            disabled={!told}
            busy={decide.isPending}
            onClick={submit}
          >
            {t('partner.unsure.decide')}
          </Button>
        </>
      }
    >
      {decision === 'printed' && (
        <TextField
          label={t('partner.unsure.bay')}
          value={bay}
          maxLength={20}
          onChange={({ target }) => setBay(target.value)}
        />
      )}
      {decision !== 'printed' && !held && (
        <Segmented
          label={t('partner.unsure.piece')}
          value={piece}
          onChange={setPiece}
          options={(['used', 'unused'] as const).map((value) => ({ value, label: t(`partner.unsure.piece.${value}`) }))}
        />
      )}
      <TextField
        label={t('partner.care.reason')}
        hint={t('partner.unsure.reason.hint')}
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
