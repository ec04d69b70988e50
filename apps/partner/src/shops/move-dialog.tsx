import { useForm, useNotify } from '@cpc/appkit';
import { brand, type PartnerId, type StationId } from '@cpc/domain';
import { SearchField, SelectField, useT } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { useMoveStation, useShops } from './use-shops.ts';
import { ReasonField } from '../core/reason-field.tsx';

interface MoveDialogProps {
  readonly from: PartnerId;
  readonly station: { readonly machine_id: StationId; readonly name: string };
  readonly onClose: () => void;
}

/** To which shop a station moves, and why. */
export function MoveDialog({ from, station: { machine_id, name }, onClose }: MoveDialogProps) {
  const t = useT();
  const notify = useNotify();
  const [search, setSearch] = useState('');
  const shops = useShops(search).data?.filter((shop) => shop.partner_id !== from && shop.state !== 'closed') ?? [];
  const move = useMoveStation();
  const form = useForm({
    saved: { to: '', reason: '' },
    submit: ({ to, reason }) =>
      move.mutate(
        { machine_id, to: brand<PartnerId>(to), reason: reason.trim() },
        {
          onSuccess: (shop) => {
            notify.done(t('profile.move.done', { name: shop.name }));
            onClose();
          },
          onError: form.refuse,
        },
      ),
  });
  const { to, reason } = form.values;
  return (
    <FormDialog
      title={t('profile.move.title', { name })}
      text={t('profile.move.text')}
      yes={t('profile.move')}
      form={form.props}
      incomplete={to === '' || reason.trim() === ''}
      busy={move.isPending}
      onClose={onClose}
    >
      <SearchField label={t('profile.move.search')} value={search} onChange={setSearch} />
      <SelectField
        label={t('profile.move.to')}
        options={[
          { value: '', label: t('profile.move.choose') },
          ...shops.map((shop) => ({ value: shop.partner_id, label: shop.name })),
        ]}
        {...form.field('to')}
      />
      <ReasonField {...form.input('reason')} error={form.problems['reason'] ?? form.refused} />
    </FormDialog>
  );
}
