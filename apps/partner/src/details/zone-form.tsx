import type { ShopDetails } from '@cpc/contract';
import { Button, useT } from '@cpc/ui';
import { Select } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { deviceZone, LANGUAGES, zoneOptions } from './choices.ts';
import { useShopForm } from './use-shop-form.ts';

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
