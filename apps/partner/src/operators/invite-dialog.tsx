import { useForm, useNotify } from '@cpc/appkit';
import { Checkbox, TextField, useT } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { useInviteOperator } from './use-operators.ts';

interface InviteDialogProps {
  readonly onClose: () => void;
}

/** The name and user name of a new operator, whom another operator confirms. A refusal is shown at its field. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const t = useT();
  const notify = useNotify();
  const invite = useInviteOperator();
  const form = useForm({
    saved: { name: '', username: '', known: false },
    submit: ({ name, username, known }) => {
      const who = { name: (known ? username : name).trim(), username: username.trim(), has_login: known };
      const asked = () => {
        notify.done(t('platform.operators.invite.done', { name: who.name }));
        onClose();
      };
      invite.mutate(who, { onSuccess: asked, onError: form.refuse });
    },
  });
  const { name, username, known } = form.values;
  return (
    <FormDialog
      title={t('platform.operators.invite')}
      text={t('platform.operators.invite.text')}
      yes={t('platform.operators.invite.yes')}
      form={form.props}
      incomplete={username.trim() === '' || (!known && name.trim() === '')}
      busy={invite.isPending}
      onClose={onClose}
    >
      <TextField
        label={t('platform.operators.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="rtl:text-right"
        maxLength={60}
        {...form.input('username')}
        error={form.problems['username'] ?? form.refused}
      />
      <Checkbox checked={known} onChange={(checked) => form.set({ known: checked })}>
        {t('platform.operators.known')}
      </Checkbox>
      {!known && (
        <TextField label={t('platform.operators.name')} autoComplete="off" maxLength={60} {...form.field('name')} />
      )}
    </FormDialog>
  );
}
