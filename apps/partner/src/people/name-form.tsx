import { useForm, useNotify } from '@cpc/appkit';
import type { PartnerPerson } from '@cpc/contract';
import { Button, TextField, useT } from '@cpc/ui';
import { useRename } from './use-people.ts';

/** The name of a person; past actions show the new name too. */
export function NameForm({ person }: { readonly person: PartnerPerson }) {
  const t = useT();
  const notify = useNotify();
  const rename = useRename();
  const done = () => notify.done(t('partner.people.saved'));
  const form = useForm({
    saved: { name: person.name },
    submit: ({ name }) => rename.mutate({ person_id: person.person_id, name: name.trim() }, { onSuccess: done }),
  });
  const name = form.values.name.trim();
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextField
        label={t('partner.people.name')}
        hint={t('partner.people.name.hint')}
        maxLength={60}
        {...form.field('name')}
      />
      <div>
        <Button type="submit" kind="outline" disabled={name === '' || name === person.name} busy={rename.isPending}>
          {t('partner.people.rename')}
        </Button>
      </div>
    </form>
  );
}
