import { PARTNER_ROLES, type PartnerRole } from '@cpc/domain';
import { Segmented, useT } from '@cpc/ui';

interface RoleFieldProps {
  readonly role: PartnerRole;
  readonly onChange: (role: PartnerRole) => void;
}

/** The choice of a role, with an explanation. */
export function RoleField({ role, onChange }: RoleFieldProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label={t('partner.people.role')}
        value={role}
        onChange={onChange}
        options={PARTNER_ROLES.map((value) => ({ value, label: t(`partner.people.role.${value}`) }))}
      />
      <p aria-live="polite" className="text-small text-ink-soft">
        {t(`partner.people.role.${role}.hint`)}
      </p>
    </div>
  );
}
