import { useForm } from '@cpc/appkit';
import type { Invitation } from '@cpc/contract';
import type { PartnerRole } from '@cpc/domain';
import { Checkbox, TextField, useT } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
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
  /** The person has a login from another shop. */
  readonly has_login: boolean;
}

/** The person's name, user name and role. A refusal is shown at the field it is about. */
export function AddDialog({ onClose, onMade }: AddDialogProps) {
  const t = useT();
  const invite = useInvite();
  const form = useForm<Person>({
    saved: { name: '', username: '', role: 'manager', has_login: false },
    submit: (typed) => {
      const username = typed.username.trim();
      // Their name is known by the login they have.
      const who = { ...typed, username, name: typed.has_login ? username : typed.name.trim() };
      invite.mutate(who, { onSuccess: (invitation) => onMade(who.name, invitation), onError: form.refuse });
    },
  });
  const { name, username, role, has_login: known } = form.values;
  return (
    <FormDialog
      title={t('partner.people.add')}
      text={t(known ? 'profile.known.text' : 'partner.people.add.text')}
      yes={t('partner.people.add.yes')}
      form={form.props}
      incomplete={username.trim() === '' || (!known && name.trim() === '')}
      busy={invite.isPending}
      onClose={onClose}
    >
      <Checkbox checked={known} onChange={(checked) => form.set({ has_login: checked })}>
        {t('profile.known')}
      </Checkbox>
      {!known && (
        <TextField
          label={t('partner.people.name')}
          hint={t('partner.people.name.hint')}
          autoComplete="off"
          maxLength={60}
          {...form.field('name')}
        />
      )}
      <TextField
        label={t('partner.login.username')}
        hint={t(known ? 'profile.known.username' : 'partner.people.username.hint')}
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
    </FormDialog>
  );
}
