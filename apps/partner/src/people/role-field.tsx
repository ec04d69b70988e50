import { PARTNER_ROLES as ROLES, type PartnerRole } from '@cpc/domain';
import { SelectField, useT } from '@cpc/ui';

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
