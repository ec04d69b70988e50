import type { ShopDetails } from '@cpc/contract';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useShopForm } from './use-shop-form.ts';

/** How others reach the shop. */
export function ContactForm({ details }: { readonly details: ShopDetails }) {
  const form = useShopForm(details, ['name', 'phone', 'email', 'address']);
  return (
    <SaveForm form={form} keeps>
      <Input of={form} name="name" label="profile.name" autoComplete="organization" />
      <Input of={form} name="phone" label="profile.phone" hint="profile.phone.hint" as="phone" autoComplete="tel" />
      <Input of={form} name="email" label="profile.email" as="email" autoComplete="email" />
      <Input of={form} name="address" label="profile.address" autoComplete="street-address" />
    </SaveForm>
  );
}
