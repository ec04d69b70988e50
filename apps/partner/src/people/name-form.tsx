import type { PartnerPerson } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useRename } from './use-people.ts';

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
