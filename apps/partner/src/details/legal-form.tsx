import type { ShopDetails } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { Input, Select } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useDuty } from '../core/session-store.ts';
import { useCountryOptions } from './choices.ts';
import { useShopForm } from './use-shop-form.ts';

/** What the bills of the shop name. */
export function LegalForm({ details }: { readonly details: ShopDetails }) {
  const t = useT();
  const countries = useCountryOptions();
  const isOwner = useDuty('money');
  const form = useShopForm(details, ['legal_name', 'country', 'vat_id', 'vat_rate', 'registration']);
  return (
    <SaveForm form={form} keeps>
      <p className="text-small text-ink-soft">{t('profile.legal.text')}</p>
      <Input of={form} name="legal_name" label="profile.legal.name" autoComplete="on" />
      <Select of={form} name="country" label="profile.country" options={countries} />
      <Input of={form} name="vat_id" label="profile.vatId" hint="profile.vatId.hint" as="capitals" />
      {isOwner && <Input of={form} name="vat_rate" label="profile.vatRate" hint="profile.vatRate.hint" as="percent" />}
      <Input of={form} name="registration" label="profile.registration" hint="profile.registration.hint" />
    </SaveForm>
  );
}
