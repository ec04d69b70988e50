import { useForm, useNotify } from '@cpc/appkit';
import type { PartnerPerson } from '@cpc/contract';
import { Button, useT } from '@cpc/ui';
import { RoleField } from './role-field.tsx';
import { useSetRole } from './use-people.ts';

/** The role of a person: it is chosen, explained, and saved only after that. */
export function RoleForm({ person: { person_id, role: now } }: { readonly person: PartnerPerson }) {
  const t = useT();
  const notify = useNotify();
  const change = useSetRole();
  const done = () => notify.done(t('partner.people.saved'));
  const form = useForm({
    saved: { role: now },
    submit: ({ role }) => change.mutate({ person_id, role }, { onSuccess: done }),
  });
  const { role } = form.values;
  return (
    <form {...form.props} className="contents">
      <RoleField role={role} onChange={(chosen) => form.set({ role: chosen })} />
      <div>
        <Button type="submit" kind="outline" disabled={role === now} busy={change.isPending}>
          {t('partner.people.role.save')}
        </Button>
      </div>
    </form>
  );
}
