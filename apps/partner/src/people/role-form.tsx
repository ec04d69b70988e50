import type { PartnerPerson } from '@cpc/contract';
import { Button, useT, useToast } from '@cpc/ui';
import { useDraft } from '../core/use-draft.ts';
import { RoleField } from './role-field.tsx';
import { useSetRole } from './use-people.ts';

/** The role of a person: it is chosen, explained, and saved only after that. */
export function RoleForm({ person: { person_id, role: now } }: { readonly person: PartnerPerson }) {
  const t = useT();
  const toast = useToast();
  const [role, setRole] = useDraft(now);
  const change = useSetRole();
  const save = () => {
    const done = () => toast(t('partner.people.saved'), { icon: 'check' });
    change.mutate({ person_id, role }, { onSuccess: done });
  };
  return (
    <>
      <RoleField role={role} onChange={setRole} />
      <div>
        <Button kind="outline" disabled={role === now} busy={change.isPending} onClick={save}>
          {t('partner.people.role.save')}
        </Button>
      </div>
    </>
  );
}
