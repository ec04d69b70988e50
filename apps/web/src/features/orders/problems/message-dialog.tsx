import { MAX_PROBLEM_WORDS } from '@cpc/contract';
import { Button, Dialog, Icon, TextArea, type TextAreaProps, useT } from '@cpc/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { PhotosField } from './photos-field.tsx';
import type { Photos } from './use-photos.ts';

interface MessageDialogProps {
  readonly title: string;
  readonly text: string;
  readonly open: boolean;
  /** What `useForm` binds to a form, and to the words. */
  readonly form: ComponentProps<'form'>;
  readonly words: Omit<TextAreaProps, 'label'>;
  /** Characters that may still be typed. */
  readonly left: number;
  readonly photos: Photos;
  readonly busy: boolean;
  /** Why the server refused it, if that is about no field. */
  readonly refused: string | undefined;
  readonly onClose: () => void;
  /** The fields before the words. */
  readonly children?: ReactNode;
}

/** The hint counts the characters only near the limit. */
const NEAR = 200;

/** A message of the customer to the shop: words and photos. */
export function MessageDialog(props: MessageDialogProps) {
  const t = useT();
  const id = useId();
  const { photos, busy, left, refused, onClose } = props;
  const close = () => !busy && onClose();
  return (
    <Dialog
      open={props.open}
      onClose={close}
      title={props.title}
      text={props.text}
      actions={
        <>
          <Button kind="ghost" disabled={busy} onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={busy || photos.isSending} disabled={photos.isRefused}>
            {t('problem.send')}
          </Button>
        </>
      }
    >
      <form id={id} {...props.form} className="flex flex-col gap-4">
        {props.children}
        <TextArea
          label={t('problem.words')}
          hint={left <= NEAR ? t('problem.words.hint', { left }) : undefined}
          maxLength={MAX_PROBLEM_WORDS}
          {...props.words}
        />
        <PhotosField photos={photos} />
        {refused !== undefined && (
          <p role="alert" className="flex gap-1.5 text-small text-bad">
            <Icon name="warning" size={16} className="mt-0.5" />
            {refused}
          </p>
        )}
      </form>
    </Dialog>
  );
}
