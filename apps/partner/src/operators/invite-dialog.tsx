import { useT } from '@cpc/ui';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Check, Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useInviteOperator } from './use-operators.ts';

/** The name and user name of a new operator, whom another operator confirms. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const form = useActForm({
    act: useInviteOperator(),
    saved: { name: '', username: '', known: false },
    complete: ({ name, username, known }) => areFilled(username, known ? username : name),
    input: ({ name, username, known }) => ({
      name: (known ? username : name).trim(),
      username: username.trim(),
      has_login: known,
    }),
    said: (_, { name, username, known }) =>
      t('platform.operators.invite.done', { name: (known ? username : name).trim() }),
    onClose,
  });
  return (
    <FormDialog texts="platform.operators.invite" form={form}>
      <Input of={form} name="username" label="platform.operators.username" as="code" />
      <Check of={form} name="known" label="platform.operators.known" />
      {!form.values.known && <Input of={form} name="name" label="platform.operators.name" />}
    </FormDialog>
  );
}
