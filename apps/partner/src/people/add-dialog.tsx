import { useForm } from '@cpc/appkit';
import type { Invitation } from '@cpc/contract';
import type { PartnerRole } from '@cpc/domain';
import { Button, Dialog, TextField, useT } from '@cpc/ui';
import { useId } from 'react';
import { RoleField } from './role-field.tsx';
import { useInvite } from './use-people.ts';

interface AddDialogProps {
  readonly onClose: () => void;
  readonly onMade: (name: string, invitation: Invitation) => void;
}

interface Person {
  readonly name: string;
  readonly username: string;
  readonly role: PartnerRole;
}

/** The person's name, user name and role. A refusal is shown at the field it is about. */
export function AddDialog({ onClose, onMade }: AddDialogProps) {
  const t = useT();
  const id = useId();
  const invite = useInvite();
  const form = useForm<Person>({
    saved: { name: '', username: '', role: 'manager' },
    submit: (typed) => {
      const who = { ...typed, name: typed.name.trim(), username: typed.username.trim() };
      invite.mutate(who, { onSuccess: (invitation) => onMade(who.name, invitation), onError: form.refuse });
    },
  });
  const { name, username, role } = form.values;
  // A code is shown once: closing the dialog while the code is made would lose it.
  const close = () => !invite.isPending && onClose();
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
            form={id}
            kind="primary"
            disabled={name.trim() === '' || username.trim() === ''}
            busy={invite.isPending}
          >
            {t('partner.people.add.yes')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <TextField
          label={t('partner.people.name')}
          hint={t('partner.people.name.hint')}
          autoComplete="off"
          maxLength={60}
          {...form.field('name')}
        />
        <TextField
          label={t('partner.login.username')}
          hint={t('partner.people.username.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="rtl:text-right"
          maxLength={60}
          {...form.input('username')}
          error={form.problems['username'] ?? form.refused}
        />
        <RoleField role={role} onChange={(chosen) => form.set({ role: chosen })} />
      </form>
    </Dialog>
  );
}
