import { useForm } from '@cpc/appkit';
import { type DesignReview, MAX_REFUSAL_WORDS } from '@cpc/contract';
import { REFUSAL_REASONS, type RefusalReason } from '@cpc/domain';
import { SelectField, TextArea, useT } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { useReviewDesign } from './use-reviews.ts';

interface Answer {
  readonly reason: RefusalReason;
  readonly words: string;
}

interface RefuseDialogProps {
  readonly design: DesignReview;
  readonly onClose: () => void;
}

/** Says what a refusal does, and asks for the reason that the customer reads. */
export function RefuseDialog({ design, onClose }: RefuseDialogProps) {
  const t = useT();
  const review = useReviewDesign();
  const form = useForm<Answer>({
    saved: { reason: 'rights', words: '' },
    check: ({ reason, words }) => ({
      words: reason === 'other' && words.trim() === '' ? t('review.words.needed') : undefined,
    }),
    submit: ({ reason, words }) =>
      review.mutate(
        { job_id: design.job_id, decision: 'refused', reason, words: words.trim() },
        { onSuccess: onClose, onError: form.refuse },
      ),
  });
  return (
    <FormDialog
      title={t('review.refuse.title')}
      text={t('review.refuse.text')}
      yes={t('review.refuse.yes')}
      form={form.props}
      incomplete={false}
      busy={review.isPending}
      refused={form.refused}
      onClose={onClose}
    >
      <SelectField
        label={t('review.reason')}
        options={REFUSAL_REASONS.map((value) => ({ value, label: t(`review.reason.${value}`) }))}
        value={form.values.reason}
        onChange={({ currentTarget }) =>
          form.set({ reason: REFUSAL_REASONS.find((one) => one === currentTarget.value) ?? 'other' })
        }
      />
      <TextArea
        label={t('review.words')}
        hint={t('review.words.hint')}
        maxLength={MAX_REFUSAL_WORDS}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
