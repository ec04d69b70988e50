import { useForm, useNotify } from '@cpc/appkit';
import type { ActionInput, ReportedShare } from '@cpc/contract';
import { TextField, useT } from '@cpc/ui';
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
  const notify = useNotify();
  const decide = useDecideShareReports();
  const form = useForm({
    saved: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('partnerProblem.reports.reason.empty') : undefined }),
    submit: ({ reason }) =>
      decide.mutate(
        { share_id, decision, reason: reason.trim() },
        {
          onSuccess: () => {
            notify.done(t(`partnerProblem.reports.done.${decision}`));
            onClose();
          },
          onError: form.refuse,
        },
      ),
  });
  return (
    <FormDialog
      title={t(`partnerProblem.reports.${decision}`)}
      text={t(`partnerProblem.reports.${decision}.text`)}
      yes={t(`partnerProblem.reports.${decision}`)}
      form={form.props}
      incomplete={false}
      busy={decide.isPending}
      refused={form.refused}
      onClose={onClose}
    >
      <TextField
        label={t('partnerProblem.reports.reason')}
        maxLength={200}
        autoComplete="off"
        dir="auto"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
