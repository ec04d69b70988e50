import type { ShopDetails } from '@cpc/contract';
import { Button, SelectField, useT } from '@cpc/ui';
import { SaveForm } from '../station/save-form.tsx';
import { deviceZone, LANGUAGES, zoneOptions } from './choices.ts';
import { useShopForm } from './use-shop-form.ts';

const FIELDS = ['time_zone', 'language'] as const;

/** In which zone the days of the shop are counted, and its language. */
export function ZoneForm({ details }: { readonly details: ShopDetails }) {
  const t = useT();
  const { form, save } = useShopForm(details, FIELDS);
  const unset = form.values.time_zone === '';
  const here = deviceZone();
  const none = { value: '', label: t('profile.zone.none') };
  return (
    <SaveForm {...save}>
      <SelectField
        label={t('profile.zone')}
        hint={t(unset ? 'profile.zone.unset' : 'profile.zone.hint')}
        options={[...(details.time_zone === '' ? [none] : []), ...zoneOptions(details.time_zone)]}
        {...form.field('time_zone')}
      />
      {unset && (
        <div>
          <Button icon="clock" onClick={() => form.set({ time_zone: here })}>
            {t('profile.zone.here', { zone: here.replaceAll('_', ' ') })}
          </Button>
        </div>
      )}
      <SelectField
        label={t('profile.language')}
        options={[...(details.language === '' ? [none] : []), ...LANGUAGES]}
        {...form.input('language')}
        error={form.problems['language'] ?? form.refused}
      />
    </SaveForm>
  );
}
