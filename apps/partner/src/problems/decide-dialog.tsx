import type { ShopProblem } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { useActForm } from '../core/act-form.ts';
import { Words } from '../core/fields.tsx';
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
  // What the person saw when the dialog opened: a message that comes while it is open must not be overlooked.
  const [seen] = useState(problem.messages.at(-1)?.seq ?? 0);
  const form = useActForm({
    act: useDecideProblem(),
    saved: { words: '' },
    check: ({ words }) => ({ words: words.trim() === '' ? t('partnerProblem.words.empty') : undefined }),
    input: ({ words }) => ({ problem_id: problem.problem_id, decision, words: words.trim(), seen }),
    said: () => t(doneKey(decision)),
    onClose,
  });
  const name = nameOf(decision, problem, translator);
  return (
    <FormDialog title={name} text={textOf(decision, problem, translator)} yes={name} form={form}>
      <Words of={form} name="words" label="partnerProblem.words" />
    </FormDialog>
  );
}
