import type { ActionOutput, OperatorShop } from '@cpc/contract';
import { localeCode } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { LANGUAGES } from '../details/choices.ts';
import { useAddStation } from './use-shops.ts';

interface AddStationDialogProps {
  readonly shop: OperatorShop;
  readonly onClose: () => void;
  readonly onMade: (code: ActionOutput<'Operator.addStation'>) => void;
}

/** What customers see of a station, and the currency of its prices. */
export function AddStationDialog({ shop: { partner_id }, onClose, onMade }: AddStationDialogProps) {
  const { locale } = useTranslator();
  const form = useActForm({
    act: useAddStation(),
    saved: { name: '', address: '', language: localeCode(locale.tag), currency: '' },
    complete: ({ name, currency }) => areFilled(name) && [0, 3].includes(currency.trim().length),
    input: ({ name, address, language, currency }) => ({
      partner_id,
      name: name.trim(),
      address: address.trim(),
      language,
      ...(currency.trim() === '' ? {} : { currency: currency.trim().toUpperCase() }),
    }),
    onDone: onMade,
    onClose,
  });
  return (
    <FormDialog texts="partner.shops.addStation" form={form}>
      <Input of={form} name="name" label="partner.shops.station.name" hint="partner.shops.station.name.hint" />
      <Input of={form} name="address" label="partner.shops.station.address" />
      <Select of={form} name="language" label="partner.station.language" options={LANGUAGES} />
      <Input
        of={form}
        name="currency"
        label="partner.shops.station.currency"
        hint="partner.shops.station.currency.hint"
        as="capitals"
      />
    </FormDialog>
  );
}
