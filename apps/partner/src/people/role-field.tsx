import type { PartnerPerson } from '@cpc/contract';
import { PARTNER_ROLES as ROLES, type PartnerRole } from '@cpc/domain';
import { SelectField, useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useRename, useSetRole } from './use-people.ts';

interface RoleFieldProps {
  readonly role: PartnerRole;
  readonly onChange: (role: PartnerRole) => void;
}

/** The choice of a role, with an explanation. */
export function RoleField({ role, onChange }: RoleFieldProps) {
  const t = useT();
  return (
    <SelectField
      label={t('partner.people.role')}
      hint={t(`partner.people.role.${role}.hint`)}
      options={ROLES.map((value) => ({ value, label: t(`partner.people.role.${value}`) }))}
      value={role}
      onChange={({ currentTarget }) => {
        const chosen = ROLES.find((value) => value === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

/** The role of a person: it is chosen, explained, and saved only after that. */
export function RoleForm({ person: { person_id, role: now } }: { readonly person: PartnerPerson }) {
  const t = useT();
  const form = useActForm({
    act: useSetRole(),
    saved: { role: now },
    complete: ({ role }) => role !== now,
    input: ({ role }) => ({ person_id, role }),
    said: () => t('partner.people.saved'),
  });
  return (
    <SaveForm form={form} yes="partner.people.role.save">
      <RoleField role={form.values.role} onChange={(role) => form.set({ role })} />
    </SaveForm>
  );
}

/** The name of a person; past actions show the new name too. */
export function NameForm({ person }: { readonly person: PartnerPerson }) {
  const t = useT();
  const form = useActForm({
    act: useRename(),
    saved: { name: person.name },
    complete: ({ name }) => name.trim() !== '' && name.trim() !== person.name,
    input: ({ name }) => ({ person_id: person.person_id, name: name.trim() }),
    said: () => t('partner.people.saved'),
  });
  return (
    <SaveForm form={form} yes="partner.people.rename">
      <Input of={form} name="name" label="partner.people.name" hint="partner.people.name.hint" />
    </SaveForm>
  );
}
