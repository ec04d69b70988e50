import { brand, type PartnerId, type StationId } from '@cpc/domain';
import { SearchField, useT } from '@cpc/ui';
import { useState } from 'react';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useMoveStation, useShops } from './use-shops.ts';

interface MoveDialogProps {
  readonly from: PartnerId;
  readonly station: { readonly machine_id: StationId; readonly name: string };
  readonly onClose: () => void;
}

/** To which shop a station moves, and why. */
export function MoveDialog({ from, station: { machine_id, name }, onClose }: MoveDialogProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const shops = useShops(search).data?.filter((shop) => shop.partner_id !== from && shop.state !== 'closed') ?? [];
  const form = useActForm({
    act: useMoveStation(),
    saved: { to: '', reason: '' },
    complete: ({ to, reason }) => areFilled(to, reason),
    input: ({ to, reason }) => ({ machine_id, to: brand<PartnerId>(to), reason: reason.trim() }),
    said: (shop) => t('profile.move.done', { name: shop.name }),
    onClose,
  });
  const options = shops.map((shop) => ({ value: String(shop.partner_id), label: shop.name }));
  return (
    <FormDialog
      title={t('profile.move.title', { name })}
      text={t('profile.move.text')}
      yes={t('profile.move')}
      form={form}
    >
      <SearchField label={t('profile.move.search')} value={search} onChange={setSearch} />
      <Select
        of={form}
        name="to"
        label="profile.move.to"
        options={[{ value: '', label: t('profile.move.choose') }, ...options]}
      />
      <Input of={form} name="reason" label="partner.care.reason" />
    </FormDialog>
  );
}
