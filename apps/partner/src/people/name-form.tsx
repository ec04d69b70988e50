import type { PartnerPerson } from '@cpc/contract';
import { Button, TextField, useT, useToast } from '@cpc/ui';
import type { FormEvent } from 'react';
import { useDraft } from '../core/use-draft.ts';
import { useRename } from './use-people.ts';

/** The name of a person; past actions show the new name too. */
export function NameForm({ person }: { readonly person: PartnerPerson }) {
  const t = useT();
  const toast = useToast();
  const [name, setName] = useDraft(person.name);
  const rename = useRename();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const done = () => toast(t('partner.people.saved'), { icon: 'check' });
    rename.mutate({ person_id: person.person_id, name: name.trim() }, { onSuccess: done });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={t('partner.people.name')}
        hint={t('partner.people.name.hint')}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <Button
          type="submit"
          kind="outline"
          disabled={name.trim() === '' || name.trim() === person.name}
          busy={rename.isPending}
        >
          {t('partner.people.rename')}
        </Button>
      </div>
    </form>
  );
}
