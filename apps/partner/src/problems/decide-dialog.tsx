import { useForm, useNotify } from '@cpc/appkit';
import { MAX_PROBLEM_WORDS, type ShopProblem } from '@cpc/contract';
import { TextArea, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { type Decision, doneKey, nameOf, textOf } from './decisions.ts';
import { useDecideProblem } from './use-problems.ts';

interface DecideDialogProps {
  readonly problem: ShopProblem;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Says what the decision does, and asks for the words that the customer reads with it. */
export function DecideDialog({ problem, decision, onClose }: DecideDialogProps) {
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const decide = useDecideProblem();
  // What the person saw when the dialog opened: a message that comes while it is open must not be overlooked.
  const [seen] = useState(problem.messages.at(-1)?.seq ?? 0);
  const form = useForm({
    saved: { words: '' },
    check: ({ words }) => ({ words: words.trim() === '' ? t('partnerProblem.words.empty') : undefined }),
    submit: ({ words }) =>
      decide.mutate(
        { problem_id: problem.problem_id, decision, words: words.trim(), seen },
        {
          onSuccess: () => {
            notify.done(t(doneKey(decision)));
            onClose();
          },
          onError: form.refuse,
        },
      ),
  });
  return (
    <FormDialog
      title={nameOf(decision, problem, translator)}
      text={textOf(decision, problem, translator)}
      yes={nameOf(decision, problem, translator)}
      form={form.props}
      incomplete={false}
      busy={decide.isPending}
      refused={form.refused}
      onClose={onClose}
    >
      <TextArea label={t('partnerProblem.words')} maxLength={MAX_PROBLEM_WORDS} {...form.field('words')} />
    </FormDialog>
  );
}
