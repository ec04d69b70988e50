import { ConfirmButton, useNotify } from '@cpc/appkit';
import type { MessageKey } from '@cpc/i18n';
import { TextField, useT } from '@cpc/ui';
import { type ComponentProps, useState } from 'react';
import { type Act, areFilled, LENGTHS } from './act-form.ts';

interface ActButtonProps<Input, Output> extends Omit<ComponentProps<typeof ConfirmButton>, 'no' | 'busy' | 'act'> {
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
export function ActButton<Input, Output>({ act, input, typed, said, onDone, ...props }: ActButtonProps<Input, Output>) {
  const t = useT();
  const notify = useNotify();
  const [text, setText] = useState('');
  const { no = t('partner.care.keep'), isEnough = areFilled, always, incomplete, children, ...rest } = props;
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
    <ConfirmButton {...rest} no={no} incomplete={incomplete === true || lacks} busy={act.isPending} act={send}>
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
