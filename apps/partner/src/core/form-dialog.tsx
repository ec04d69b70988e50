import { Button, type ButtonProps, Dialog, Icon, useT } from '@cpc/ui';
import { type ReactNode, useId } from 'react';
import type { ActForm } from './act-form.ts';

interface FormDialogProps {
  readonly title: string;
  readonly text: string;
  /** The button that submits. */
  readonly yes: string;
  readonly kind?: ButtonProps['kind'];
  readonly form: Pick<ActForm<object>, 'props' | 'incomplete' | 'busy' | 'refused' | 'onClose'>;
  readonly children?: ReactNode;
}

/** A form that asks before it acts. It stays open while it is sent: a code in the answer is shown only once. */
export function FormDialog({ title, text, yes, kind = 'primary', form, children }: FormDialogProps) {
  const t = useT();
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
