import type { ShopDetails } from '@cpc/contract';
import { TextField, useT } from '@cpc/ui';
import { SaveForm } from '../station/save-form.tsx';
import { useShopForm } from './use-shop-form.ts';

const FIELDS = ['name', 'phone', 'email', 'address'] as const;

/** How others reach the shop. */
export function ContactForm({ details }: { readonly details: ShopDetails }) {
  const t = useT();
  const { form, save } = useShopForm(details, FIELDS);
  return (
    <SaveForm {...save}>
      <TextField label={t('profile.name')} autoComplete="organization" maxLength={60} {...form.field('name')} />
      <TextField
        label={t('profile.phone')}
        hint={t('profile.phone.hint')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        className="rtl:text-right"
        maxLength={40}
        {...form.field('phone')}
      />
      <TextField
        label={t('profile.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        className="rtl:text-right"
        maxLength={120}
        {...form.field('email')}
      />
      <TextField
        label={t('profile.address')}
        autoComplete="street-address"
        maxLength={200}
        {...form.input('address')}
        error={form.problems['address'] ?? form.refused}
      />
    </SaveForm>
  );
}
