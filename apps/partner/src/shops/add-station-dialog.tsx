import { useForm } from '@cpc/appkit';
import type { ActionOutput, OperatorShop } from '@cpc/contract';
import { FILLED_LOCALES, localeInfo } from '@cpc/i18n';
import { SelectField, TextField, useT } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { useAddStation } from './use-shops.ts';

interface AddStationDialogProps {
  readonly shop: OperatorShop;
  readonly onClose: () => void;
  readonly onMade: (code: ActionOutput<'Operator.addStation'>) => void;
}

const LANGUAGES = FILLED_LOCALES.map((code) => ({ value: code, label: localeInfo(code).title }));

/** What customers see of a station, and the currency of its prices. */
export function AddStationDialog({ shop: { partner_id }, onClose, onMade }: AddStationDialogProps) {
  const t = useT();
  const add = useAddStation();
  const form = useForm({
    saved: { name: '', address: '', language: String(FILLED_LOCALES[0]), currency: '' },
    submit: ({ name, address, language, currency }) =>
      add.mutate(
        {
          partner_id,
          name: name.trim(),
          address: address.trim(),
          language,
          ...(currency.trim() === '' ? {} : { currency: currency.trim().toUpperCase() }),
        },
        { onSuccess: onMade, onError: form.refuse },
      ),
  });
  const { name, currency } = form.values;
  return (
    <FormDialog
      title={t('partner.shops.addStation')}
      text={t('partner.shops.addStation.text')}
      yes={t('partner.shops.addStation.yes')}
      form={form.props}
      incomplete={name.trim() === '' || ![0, 3].includes(currency.trim().length)}
      busy={add.isPending}
      onClose={onClose}
    >
      <TextField
        label={t('partner.shops.station.name')}
        hint={t('partner.shops.station.name.hint')}
        autoComplete="off"
        maxLength={60}
        {...form.field('name')}
      />
      <TextField
        label={t('partner.shops.station.address')}
        autoComplete="off"
        maxLength={200}
        {...form.field('address')}
      />
      <SelectField
        label={t('partner.station.language')}
        options={LANGUAGES}
        {...form.input('language')}
        error={form.problems['language']}
      />
      <TextField
        label={t('partner.shops.station.currency')}
        hint={t('partner.shops.station.currency.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        className="rtl:text-right"
        maxLength={3}
        {...form.input('currency')}
        error={form.problems['currency'] ?? form.refused}
      />
    </FormDialog>
  );
}
