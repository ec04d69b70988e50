import { useForm } from '@cpc/appkit';
import type { StationDetails } from '@cpc/contract';
import { placeOf, typedPlace } from '@cpc/maps';
import { SelectField, TextField, useT } from '@cpc/ui';
import { SaveForm } from '../station/save-form.tsx';
import { changedOf } from './changed.ts';
import { LANGUAGES, zoneOptions } from './choices.ts';
import { PlaceField } from './place-field.tsx';
import { useSetStationDetails } from '../opening/use-station-details.ts';

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
  const save = useSetStationDetails(details.machine_id);
  const saved = textsOf(details);
  const form = useForm({
    saved,
    keepAs: `station ${details.machine_id}`,
    check: ({ place }) => ({ place: placeOf(place) === undefined ? t('profile.map.wrong') : undefined }),
    submit(values) {
      const { place, time_zone, ...texts } = changedOf(values, saved);
      const zone = time_zone === undefined ? {} : { time_zone: time_zone === '' ? null : time_zone };
      const at = place === undefined ? {} : { place: placeOf(place) ?? null };
      save.mutate({ ...texts, ...zone, ...at }, { onError: form.refuse });
    },
  });
  const shopZone = details.shop_time_zone;
  const asShop = {
    value: '',
    label: shopZone === null ? t('profile.zone.none') : t('profile.zone.shop', { zone: shopZone.replaceAll('_', ' ') }),
  };
  return (
    <SaveForm form={form} busy={save.isPending} incomplete={Object.keys(changedOf(form.values, saved)).length === 0}>
      <TextField label={t('profile.name')} autoComplete="off" maxLength={60} {...form.field('name')} />
      <TextField
        label={t('profile.address')}
        hint={t('partner.place.hint')}
        autoComplete="off"
        maxLength={200}
        {...form.field('address')}
      />
      <PlaceField
        field={{ label: t('profile.map'), hint: t('profile.map.hint'), ...form.field('place') }}
        value={form.values.place}
        onPick={(place) => form.set({ place })}
      />
      <TextField
        label={t('profile.phone')}
        hint={t('profile.phone.station')}
        type="tel"
        autoComplete="off"
        dir="ltr"
        className="rtl:text-right"
        maxLength={40}
        {...form.field('phone')}
      />
      <TextField
        label={t('profile.email')}
        type="email"
        autoComplete="off"
        dir="ltr"
        className="rtl:text-right"
        maxLength={120}
        {...form.field('email')}
      />
      <SelectField
        label={t('profile.language')}
        hint={t('profile.language.station')}
        options={LANGUAGES}
        {...form.field('language')}
      />
      <SelectField
        label={t('profile.zone')}
        options={[asShop, ...zoneOptions(details.time_zone ?? '')]}
        {...form.input('time_zone')}
        error={form.problems['time_zone'] ?? form.refused}
      />
    </SaveForm>
  );
}
