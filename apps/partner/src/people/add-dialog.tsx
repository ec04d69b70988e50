import type { Invitation } from '@cpc/contract';
import type { PartnerRole } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Check, Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { RoleField } from './role-field.tsx';
import { useAdd } from './use-people.ts';

interface AddDialogProps {
  readonly onClose: () => void;
  readonly onMade: (name: string, invitation: Invitation) => void;
}

/** The person's name, user name and role. */
export function AddDialog({ onClose, onMade }: AddDialogProps) {
  const t = useT();
  // The name of somebody with a login from another shop is known by it.
  const nameOf = (typed: { readonly name: string; readonly username: string; readonly has_login: boolean }) =>
    (typed.has_login ? typed.username : typed.name).trim();
  const form = useActForm({
    act: useAdd(),
    saved: { name: '', username: '', role: 'manager' as PartnerRole, has_login: false },
    complete: (typed) => areFilled(typed.username, nameOf(typed)),
    input: (typed) => ({ ...typed, username: typed.username.trim(), name: nameOf(typed) }),
    onDone: (invitation, typed) => onMade(nameOf(typed), invitation),
    onClose,
  });
  const { role, has_login: known } = form.values;
  return (
    <FormDialog
      title={t('partner.people.add')}
      text={t(known ? 'profile.known.text' : 'partner.people.add.text')}
      yes={t('partner.people.add.yes')}
      form={form}
    >
      <Check of={form} name="has_login" label="profile.known" />
      {!known && <Input of={form} name="name" label="partner.people.name" hint="partner.people.name.hint" />}
      <Input
        of={form}
        name="username"
        label="partner.login.username"
        hint={known ? 'profile.known.username' : 'partner.people.username.hint'}
        as="code"
      />
      <RoleField role={role} onChange={(chosen) => form.set({ role: chosen })} />
    </FormDialog>
  );
}
