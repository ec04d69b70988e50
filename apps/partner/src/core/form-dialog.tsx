import type { MessageKey, MessageValues, Translate } from '@cpc/i18n';
import { Button, type ButtonProps, Dialog, Icon, useT } from '@cpc/ui';
import { type ReactNode, useId } from 'react';
import type { ActForm } from './act-form.ts';

/** The keys that have texts with all of these ends under them. */
export type TextsWith<End extends string> = {
  [Key in MessageKey]: `${Key}.${End}` extends MessageKey ? Key : never;
}[MessageKey];

/** The title, the text above the fields, and the button that submits: in words, or by the key of the title. */
type DialogTexts =
  | { readonly texts: TextsWith<'text' | 'yes'>; readonly title?: string; readonly values?: MessageValues }
  | { readonly title: string; readonly text: string; readonly yes: string };

interface FormDialogProps {
  readonly kind?: ButtonProps['kind'];
  readonly form: Pick<ActForm<object>, 'props' | 'incomplete' | 'busy' | 'refused' | 'onClose'>;
  readonly children?: ReactNode;
}

/** A form that asks before it acts. It stays open while it is sent: a code in the answer is shown only once. */
export function FormDialog({ kind = 'primary', form, children, ...words }: FormDialogProps & DialogTexts) {
  const t = useT();
  const { title, text, yes } = 'texts' in words ? textsOf(t, words) : words;
  const id = useId();
  const { props, incomplete, busy, refused } = form;
  const close = () => busy || form.onClose?.();
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      text={text}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {t('partner.care.keep')}
          </Button>
          <Button type="submit" form={id} kind={kind} disabled={incomplete} busy={busy}>
            {yes}
          </Button>
        </>
      }
    >
      <form id={id} {...props} className="flex flex-col gap-4">
        {children}
        <Refused text={refused} />
      </form>
    </Dialog>
  );
}

const textsOf = (t: Translate, { texts, title, values }: Extract<DialogTexts, { readonly texts: string }>) => ({
  title: title ?? t(texts),
  text: t(`${texts}.text`, values),
  yes: t(`${texts}.yes`),
});

const showUp = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Why a form was refused as a whole. In a long dialog it comes into sight, above the buttons. */
export function Refused({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p ref={showUp} role="alert" className="text-bad text-small flex scroll-mb-24 gap-1.5">
      <Icon name="warning" size={16} className="mt-0.5" />
      {text}
    </p>
  );
}

/** What a person must know before they act. */
export function Warning({ text, role }: { readonly text: string; readonly role?: 'alert' }) {
  return (
    <p role={role} className="bg-warn-wash text-warn text-small rounded-medium px-3.5 py-2.5 font-medium">
      {text}
    </p>
  );
}
