import { useForm } from '@cpc/appkit';
import type { Invitation } from '@cpc/contract';
import { Checkbox, TextField, useT } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { useInviteOperator } from './use-operators.ts';

interface InviteDialogProps {
  readonly onClose: () => void;
  /** @param name whose invitation it is */
  readonly onMade: (name: string, invitation: Invitation) => void;
}

/** The name and user name of a new operator. A refusal is shown at the field it is about. */
export function InviteDialog({ onClose, onMade }: InviteDialogProps) {
  const t = useT();
  const invite = useInviteOperator();
  const form = useForm({
    saved: { name: '', username: '', known: false },
    submit: ({ name, username, known }) => {
      const who = { name: (known ? username : name).trim(), username: username.trim(), has_login: known };
      invite.mutate(who, { onSuccess: (invitation) => onMade(who.name, invitation), onError: form.refuse });
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
