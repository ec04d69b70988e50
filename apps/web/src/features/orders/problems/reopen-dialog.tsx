import { useForm, useNotify } from '@cpc/appkit';
import { MAX_PROBLEM_WORDS, type ProblemView } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { MessageDialog } from './message-dialog.tsx';
import { usePhotos } from './use-photos.ts';
import { useReopenProblem } from './use-problems.ts';

interface ReopenDialogProps {
  readonly problem: ProblemView;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The customer writes once more after an answer (OR-13). */
export function ReopenDialog({ problem: { problem_id, order_id }, open, onClose }: ReopenDialogProps) {
  const t = useT();
  const notify = useNotify();
  const reopen = useReopenProblem(order_id);
  const photos = usePhotos();
  const onSuccess = () => {
    notify.done(t('problem.sent'));
    onClose();
  };
  const form = useForm({
    saved: { words: '' },
    check: ({ words }) => ({ words: words.trim() === '' ? t('problem.words.empty') : undefined }),
    submit: ({ words }) =>
      reopen.mutate(
        { problem_id, words: words.trim(), photos: [...photos.assets] },
        { onSuccess, onError: form.refuse },
      ),
  });
  return (
    <MessageDialog
      title={t('problem.again')}
      text={t('problem.again.text')}
      open={open}
      form={form.props}
      words={form.field('words')}
      left={MAX_PROBLEM_WORDS - form.values.words.length}
      photos={photos}
      busy={reopen.isPending}
      refused={form.refused}
      onClose={onClose}
    />
  );
}
