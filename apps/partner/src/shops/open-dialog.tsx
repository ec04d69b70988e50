import type { Invitation } from '@cpc/contract';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Check, Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useOpenShop } from './use-shops.ts';

interface OpenDialogProps {
  readonly onClose: () => void;
  /** @param name whose invitation it is */
  readonly onMade: (name: string, invitation: Invitation) => void;
}

/** The shop's name and its first owner. */
export function OpenDialog({ onClose, onMade }: OpenDialogProps) {
  const form = useActForm({
    act: useOpenShop(),
    saved: { name: '', owner: '', username: '', known: false },
    complete: ({ name, owner, username, known }) => areFilled(name, username, known ? username : owner),
    input: ({ name, owner, username, known }) => ({
      name: name.trim(),
      owner: { name: (known ? username : owner).trim(), username: username.trim(), has_login: known },
    }),
    onDone: ({ invitation }, { owner, username, known }) => onMade((known ? username : owner).trim(), invitation),
    onClose,
  });
  return (
    <FormDialog texts="partner.shops.open" form={form}>
      <Input of={form} name="name" label="partner.shops.name" hint="partner.shops.name.hint" />
      <Input of={form} name="username" label="partner.shops.owner.username" as="code" />
      <Check of={form} name="known" label="partner.shops.owner.known" />
      {!form.values.known && <Input of={form} name="owner" label="partner.shops.owner.name" maxLength={60} />}
    </FormDialog>
  );
}
