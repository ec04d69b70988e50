import type { DesignReview } from '@cpc/contract';
import { REFUSAL_REASONS } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Select, Words } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useReviewDesign } from './use-reviews.ts';

interface RefuseDialogProps {
  readonly design: DesignReview;
  readonly onClose: () => void;
}

/** Says what a refusal does, and asks for the reason that the customer reads. */
export function RefuseDialog({ design: { job_id }, onClose }: RefuseDialogProps) {
  const t = useT();
  const form = useActForm({
    act: useReviewDesign(true),
    saved: { reason: 'rights', words: '' },
    check: ({ reason, words }) => ({
      words: reason === 'other' && words.trim() === '' ? t('review.words.needed') : undefined,
    }),
    input: ({ reason, words }) => ({
      job_id,
      decision: 'refused' as const,
      reason: REFUSAL_REASONS.find((one) => one === reason) ?? 'other',
      words: words.trim(),
    }),
    onClose,
  });
  const options = REFUSAL_REASONS.map((value) => ({ value, label: t(`review.reason.${value}`) }));
  return (
    <FormDialog texts="review.refuse" title={t('review.refuse.title')} form={form}>
      <Select of={form} name="reason" label="review.reason" options={options} />
      <Words of={form} name="words" label="review.words" hint="review.words.hint" />
    </FormDialog>
  );
}
