import type { Invitation } from '@cpc/contract';
import type { PartnerRole } from '@cpc/domain';
import { Button, Dialog, TextField, useT } from '@cpc/ui';
import { type FormEvent, useId, useState } from 'react';
import { fieldOf } from '../core/field-of.ts';
import { RoleField } from './role-field.tsx';
import { useInvite } from './use-people.ts';

interface AddDialogProps {
  readonly onClose: () => void;
  readonly onMade: (name: string, invitation: Invitation) => void;
}

/** The person's name, user name and role. A refusal is shown at the field it is about. */
export function AddDialog({ onClose, onMade }: AddDialogProps) {
  const t = useT();
  const form = useId();
  const [name, setName] = useState('');
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<PartnerRole>('staff');
  const invite = useInvite();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const who = { name: name.trim(), username: username.trim(), role };
    invite.mutate(who, { onSuccess: (invitation) => onMade(who.name, invitation) });
  };
  // A code is shown once: closing the dialog while the code is made would lose it.
  const close = () => !invite.isPending && onClose();
  const wrong = invite.error ? { field: fieldOf(invite.error), msg: invite.error.message } : undefined;
  return (
    <Dialog
      open
      onClose={close}
      title={t('partner.people.add')}
      text={t('partner.people.add.text')}
      actions={
        <>
          <Button disabled={invite.isPending} onClick={close}>
            {t('partner.care.keep')}
          </Button>
          <Button
            type="submit"
            form={form}
            kind="primary"
            disabled={name.trim() === '' || username.trim() === ''}
            busy={invite.isPending}
          >
            {t('partner.people.add.yes')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('partner.people.name')}
          hint={t('partner.people.name.hint')}
          error={wrong?.field === 'name' ? wrong.msg : undefined}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={t('partner.login.username')}
          hint={t('partner.people.username.hint')}
          error={wrong?.field === 'name' ? undefined : wrong?.msg}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="rtl:text-right"
          maxLength={60}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <RoleField role={role} onChange={setRole} />
      </form>
    </Dialog>
  );
}
