import { Button, Dialog, useT } from '@cpc/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FormDialogProps {
  readonly title: string;
  readonly text: string;
  /** The button that submits. */
  readonly yes: string;
  /** What `useForm` binds to a form. */
  readonly form: ComponentProps<'form'>;
  readonly incomplete: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form that asks for a new thing. It stays open while it is sent: a code in the answer is shown only once. */
export function FormDialog({ title, text, yes, form, incomplete, busy, onClose, children }: FormDialogProps) {
  const t = useT();
  const id = useId();
  const close = () => !busy && onClose();
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
          <Button type="submit" form={id} kind="primary" disabled={incomplete} busy={busy}>
            {yes}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="flex flex-col gap-4">
        {children}
      </form>
    </Dialog>
  );
}
