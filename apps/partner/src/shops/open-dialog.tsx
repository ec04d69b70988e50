import { useForm } from '@cpc/appkit';
import type { Invitation } from '@cpc/contract';
import { Checkbox, TextField, useT } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { useOpenShop } from './use-shops.ts';

interface OpenDialogProps {
  readonly onClose: () => void;
  /** @param name whose invitation it is */
  readonly onMade: (name: string, invitation: Invitation) => void;
}

/** The shop's name and its first owner. A refusal is shown at the field it is about. */
export function OpenDialog({ onClose, onMade }: OpenDialogProps) {
  const t = useT();
  const open = useOpenShop();
  const form = useForm({
    saved: { name: '', owner: '', username: '', known: false },
    submit: ({ name, owner, username, known }) => {
      const who = { name: (known ? username : owner).trim(), username: username.trim(), has_login: known };
      open.mutate(
        { name: name.trim(), owner: who },
        { onSuccess: ({ invitation }) => onMade(who.name, invitation), onError: form.refuse },
      );
    },
  });
  const { name, owner, username, known } = form.values;
  const complete = [name, username, known ? username : owner].every((typed) => typed.trim() !== '');
  return (
    <FormDialog
      title={t('partner.shops.open')}
      text={t('partner.shops.open.text')}
      yes={t('partner.shops.open.yes')}
      form={form.props}
      incomplete={!complete}
      busy={open.isPending}
      onClose={onClose}
    >
      <TextField
        label={t('partner.shops.name')}
        hint={t('partner.shops.name.hint')}
        autoComplete="off"
        maxLength={60}
        {...form.field('name')}
      />
      <TextField
        label={t('partner.shops.owner.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="rtl:text-right"
        maxLength={60}
        {...form.input('username')}
        error={form.problems['username'] ?? form.refused}
      />
      <Checkbox checked={known} onChange={(checked) => form.set({ known: checked })}>
        {t('partner.shops.owner.known')}
      </Checkbox>
      {!known && (
        <TextField label={t('partner.shops.owner.name')} autoComplete="off" maxLength={60} {...form.field('owner')} />
      )}
    </FormDialog>
  );
}
