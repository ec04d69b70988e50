import type { ShopDetails } from '@cpc/contract';
import { Button, useT } from '@cpc/ui';
import { Input, Select } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useDuty } from '../core/session-store.ts';
import { deviceZone, LANGUAGES, useCountryOptions, zoneOptions } from './choices.ts';
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

/** In which zone the days of the shop are counted, and its language. */
export function ZoneForm({ details }: { readonly details: ShopDetails }) {
  const t = useT();
  const form = useShopForm(details, ['time_zone', 'language']);
  const unset = form.values.time_zone === '';
  const here = deviceZone();
  const none = { value: '', label: t('profile.zone.none') };
  const zones = zoneOptions(details.time_zone);
  const hint = unset ? 'profile.zone.unset' : 'profile.zone.hint';
  return (
    <SaveForm form={form} keeps>
      <Select
        of={form}
        name="time_zone"
        label="profile.zone"
        hint={hint}
        options={details.time_zone === '' ? [none, ...zones] : zones}
      />
      {unset && (
        <div>
          <Button icon="clock" onClick={() => form.set({ time_zone: here })}>
            {t('profile.zone.here', { zone: here.replaceAll('_', ' ') })}
          </Button>
        </div>
      )}
      <Select
        of={form}
        name="language"
        label="profile.language"
        options={details.language === '' ? [none, ...LANGUAGES] : LANGUAGES}
      />
    </SaveForm>
  );
}
