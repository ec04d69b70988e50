import type { ActionInput, ReportedShare } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useDecideShareReports } from './use-share-reports.ts';

export type Decision = ActionInput<'Operator.decideShareReports'>['decision'];

interface DecideDialogProps {
  readonly share: ReportedShare;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Says what the decision does, and asks for the reason that the history keeps. */
export function DecideDialog({ share: { share_id }, decision, onClose }: DecideDialogProps) {
  const t = useT();
  const form = useActForm({
    act: useDecideShareReports(),
    saved: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('partnerProblem.reports.reason.empty') : undefined }),
    input: ({ reason }) => ({ share_id, decision, reason: reason.trim() }),
    said: () => t(`partnerProblem.reports.done.${decision}`),
    onClose,
  });
  const name = t(`partnerProblem.reports.${decision}`);
  return (
    <FormDialog title={name} text={t(`partnerProblem.reports.${decision}.text`)} yes={name} form={form}>
      <Input of={form} name="reason" label="partnerProblem.reports.reason" />
    </FormDialog>
  );
}
