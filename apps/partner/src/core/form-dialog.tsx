import { Button, Dialog, Icon, useT } from '@cpc/ui';
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
  /** Why the form was refused as a whole: shown below its fields. */
  readonly refused?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form that asks for a new thing. It stays open while it is sent: a code in the answer is shown only once. */
export function FormDialog({ title, text, yes, form, incomplete, busy, refused, onClose, children }: FormDialogProps) {
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
        {refused !== undefined && (
          <p role="alert" className="text-bad text-small flex gap-1.5">
            <Icon name="warning" size={16} className="mt-0.5" />
            {refused}
          </p>
        )}
      </form>
    </Dialog>
  );
}
