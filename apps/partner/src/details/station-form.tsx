import type { StationDetails } from '@cpc/contract';
import { placeOf, typedPlace } from '@cpc/maps';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Input, Select } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useSetStationDetails } from './use-station-details.ts';
import { changedOf } from './use-shop-form.ts';
import { LANGUAGES, zoneOptions } from './choices.ts';
import { PlaceField } from './place-field.tsx';

/** The texts of the form; an empty zone is the shop's. */
const textsOf = ({ name, address, phone, email, language, time_zone, place }: StationDetails) => ({
  name,
  address,
  phone,
  email,
  language,
  time_zone: time_zone ?? '',
  place: typedPlace(place),
});

/** Name, address, place on the map, contact, language and time zone of a station. */
export function StationForm({ details }: { readonly details: StationDetails }) {
  const t = useT();
  const saved = textsOf(details);
  const form = useActForm({
    act: useSetStationDetails(details.machine_id),
    saved,
    keepAs: `station ${details.machine_id}`,
    complete: (values) => Object.keys(changedOf(values, saved)).length > 0,
    check: ({ place }) => ({ place: placeOf(place) === undefined ? t('profile.map.wrong') : undefined }),
    input(values) {
      const { place, time_zone, ...texts } = changedOf(values, saved);
      const zone = time_zone === undefined ? {} : { time_zone: time_zone === '' ? null : time_zone };
      const at = place === undefined ? {} : { place: placeOf(place) ?? null };
      return { machine_id: details.machine_id, ...texts, ...zone, ...at };
    },
  });
  const shopZone = details.shop_time_zone;
  const asShop = {
    value: '',
    label: shopZone === null ? t('profile.zone.none') : t('profile.zone.shop', { zone: shopZone.replaceAll('_', ' ') }),
  };
  const zones = [asShop, ...zoneOptions(details.time_zone ?? '')];
  return (
    <SaveForm form={form} keeps>
      <Input of={form} name="name" label="profile.name" />
      <Input of={form} name="address" label="profile.address" hint="partner.place.hint" />
      <PlaceField
        field={{ label: t('profile.map'), hint: t('profile.map.hint'), ...form.field('place') }}
        value={form.values.place}
        onPick={(place) => form.set({ place })}
      />
      <Input of={form} name="phone" label="profile.phone" hint="profile.phone.station" as="phone" />
      <Input of={form} name="email" label="profile.email" as="email" />
      <Select of={form} name="language" label="profile.language" hint="profile.language.station" options={LANGUAGES} />
      <Select of={form} name="time_zone" label="profile.zone" options={zones} />
    </SaveForm>
  );
}
