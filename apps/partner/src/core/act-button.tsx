import { ConfirmButton, useNotify } from '@cpc/appkit';
import type { MessageKey, MessageValues, Translate } from '@cpc/i18n';
import { TextField, useT } from '@cpc/ui';
import { type ComponentProps, useState } from 'react';
import { type Act, areFilled, LENGTHS } from './act-form.ts';
import type { TextsWith } from './form-dialog.tsx';

type Confirming = ComponentProps<typeof ConfirmButton>;
/** The action, the question, and what follows from it: each in words, or all by the key of the action's text. */
type ActTexts =
  | Pick<Confirming, 'label' | 'ask' | 'why'>
  | { readonly texts: TextsWith<'ask' | 'why'>; readonly values?: MessageValues };

interface ActButtonProps<Input, Output> extends Omit<Confirming, 'label' | 'ask' | 'why' | 'no' | 'busy' | 'act'> {
  /** The button that leaves all as it is. */
  readonly no?: string;
  /** Shows a refusal itself. */
  readonly act: Act<Input, Output>;
  /** What is sent, with what the person typed; undefined while the answer is not complete. */
  readonly input: (typed: string) => NoInfer<Input> | undefined;
  /** A text without which it is not done. */
  readonly typed?: { readonly name: 'reason' | 'reference'; readonly label: MessageKey };
  readonly isEnough?: (typed: string) => boolean;
  /** What is said of success. */
  readonly said?: (output: NoInfer<Output>) => string;
  readonly onDone?: (output: NoInfer<Output>) => void;
  /** It closes after a refusal too: what it asked about may be gone. */
  readonly always?: true;
}

/** A button that asks once, and then makes a call. An act with more fields than one is a form. */
export function ActButton<Input, Output>(props: ActButtonProps<Input, Output> & ActTexts) {
  const t = useT();
  const notify = useNotify();
  const [text, setText] = useState('');
  const { act, input, typed, said, onDone, always, incomplete, children, ...rest } = props;
  const { no = t('partner.care.keep'), isEnough = areFilled, ...words } = rest;
  const shown = 'texts' in words ? inWords(t, words) : words;
  const send = (close: () => void) => {
    const wanted = input(text.trim());
    if (wanted === undefined) return;
    act.mutate(wanted, {
      onSuccess(output) {
        if (said) notify.done(said(output));
        onDone?.(output);
        setText('');
        close();
      },
      onError: () => always && close(),
    });
  };
  const lacks = typed !== undefined && !isEnough(text);
  return (
    <ConfirmButton {...shown} no={no} incomplete={incomplete === true || lacks} busy={act.isPending} act={send}>
      {typed && (
        <TextField
          label={t(typed.label)}
          value={text}
          maxLength={act.call && LENGTHS[act.call]?.[typed.name]}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {children}
    </ConfirmButton>
  );
}

const inWords = <Family extends Extract<ActTexts, { readonly texts: string }>>(
  t: Translate,
  { texts, values, ...look }: Family,
) => ({ ...look, label: t(texts), ask: t(`${texts}.ask`, values), why: t(`${texts}.why`, values) });
