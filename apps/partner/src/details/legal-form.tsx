import type { ShopDetails } from '@cpc/contract';
import { SelectField, TextField, useT } from '@cpc/ui';
import { useDuty } from '../core/use-duty.ts';
import { SaveForm } from '../station/save-form.tsx';
import { useCountryOptions } from './choices.ts';
import { useShopForm } from './use-shop-form.ts';

const FIELDS = ['legal_name', 'country', 'vat_id', 'vat_rate', 'registration'] as const;

/** What the bills of the shop name. */
export function LegalForm({ details }: { readonly details: ShopDetails }) {
  const t = useT();
  const countries = useCountryOptions();
  const isOwner = useDuty('money');
  const { form, save } = useShopForm(details, FIELDS);
  return (
    <SaveForm {...save}>
      <p className="text-small text-ink-soft">{t('profile.legal.text')}</p>
      <TextField label={t('profile.legal.name')} maxLength={120} {...form.field('legal_name')} />
      <SelectField label={t('profile.country')} options={countries} {...form.field('country')} />
      <TextField
        label={t('profile.vatId')}
        hint={t('profile.vatId.hint')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        className="rtl:text-right"
        maxLength={24}
        {...form.field('vat_id')}
      />
      {isOwner && (
        <TextField
          label={t('profile.vatRate')}
          hint={t('profile.vatRate.hint')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          className="rtl:text-right"
          end="%"
          maxLength={5}
          {...form.field('vat_rate')}
        />
      )}
      <TextField
        label={t('profile.registration')}
        hint={t('profile.registration.hint')}
        autoComplete="off"
        maxLength={60}
        {...form.input('registration')}
        error={form.problems['registration'] ?? form.refused}
      />
    </SaveForm>
  );
}
